import type { BlockOf } from "../content/resolve/forms.ts";
import { SampleMark } from "./parts/SampleMark.tsx";
import { RichText } from "./parts/text/RichText.tsx";
import { useWords } from "./parts/text/Words.ts";

const ROWS = ["price", "duration", "arrival", "served", "languages"] as const;

/** What visitors want to know first, as a ruled list. Rows without an answer are left out. */
export function Answers({ id, label: name, ...answers }: BlockOf<"answers">) {
  const words = useWords().answers;
  const rows = ROWS.flatMap((key) => (answers[key] ? [{ label: words[key], ...answers[key] }] : []));
  if (rows.length === 0) return null;
  return (
    <section data-block="answers" id={id} aria-label={name} className="page-width">
      <dl>
        {rows.map(({ label, text, sample }) => (
          <div key={label} data-item>
            <dt>{label}</dt>
            <dd>
              <RichText text={text} />
              {sample && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
