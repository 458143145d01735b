import { useEffect, useRef } from "react";
import type { BlockOf } from "../../../content/resolve/forms.ts";
import { filledIn } from "../../../schema/filledIn.ts";
import type { ShownField } from "./FormFields.tsx";
import type { TypedFields } from "./session.ts";

interface FormSentProps {
  block: Pick<BlockOf<"quoteForm">, "hours" | "call" | "words">;
  fields: readonly ShownField[];
  sent: TypedFields;
}

/**
 * The thank-you panel, as tall as the form: how fast we answer, what that means at night, and what was sent. It takes
 * the focus from the form.
 */
export function FormSent({ block: { hours, call, words }, fields, sent }: FormSentProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // On phones it is taller than the screen: its first line is what must be seen.
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
  }, []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="rounded-card bg-brand-pale p-8 outline-none">
      <p className="font-display text-section tracking-display text-heading">{words.thanks}</p>
      <p className="mt-2">{filledIn(words.sent, { time: hours.reply })}</p>
      <p className="mt-2">{filledIn(words.night, { time: hours.reply, hours: hours.text })}</p>
      <dl className="mt-7 grid gap-3 border-t border-line pt-5">
        {fields.map(
          (field) =>
            sent[field.name] && (
              <div key={field.name}>
                <dt className="text-small text-quiet">{field.label}</dt>
                <dd className="text-heading">{shownOf(field, sent[field.name])}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-7">
        {words.talk}{" "}
        <a href={call.href} className="font-semibold text-heading underline underline-offset-4">
          {call.label}
        </a>
      </p>
    </div>
  );
}

function shownOf({ kind, choices }: ShownField, sent: string | undefined): string | undefined {
  if (kind === "tick") return "✓";
  return choices?.find(({ value }) => value === sent)?.label ?? sent;
}
