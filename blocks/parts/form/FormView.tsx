import { countedWords } from "../../../content/lib/words.ts";
import type { BlockOf } from "../../../content/resolve/forms.ts";
import { filledIn } from "../../../schema/filledIn.ts";
import { Filled } from "../text/Filled.tsx";
import { FormFields, type ShownField } from "./FormFields.tsx";
import { FormSent } from "./FormSent.tsx";
import type { SendOutcome } from "./sendForm.ts";
import type { useForm } from "./useForm.ts";

type FormWords = BlockOf<"quoteForm">["words"];

interface FormViewProps {
  block: Pick<
    BlockOf<"quoteForm">,
    "eyebrow" | "heading" | "intro" | "hours" | "call" | "email" | "language" | "words"
  >;
  fields: readonly ShownField[];
  /** What the button says. */
  send: string;
  state: ReturnType<typeof useForm>;
}

/** A form with its heading: the fields, the button, and what is said once it was sent or could not be. */
export function FormView({ block, fields, send, state }: FormViewProps) {
  const { eyebrow, heading, intro, call, email, words } = block;
  const { form, status, errors, submit, storeFields } = state;
  const otherWays = {
    phone: <a href={call.href}>{call.label}</a>,
    email: <a href={`mailto:${email}`}>{email}</a>,
  };
  return (
    <div>
      {eyebrow && <p className="mb-3 text-small font-semibold text-brand">{eyebrow}</p>}
      <h2 className="text-section">{heading}</h2>
      {intro && <p className="mt-3 mb-8 max-w-2xl text-lead">{intro}</p>}
      {/* The form keeps its space under the thank-you panel, so that the page does not jump. */}
      <div className="grid *:col-start-1 *:row-start-1">
        {/* method="dialog": submitting before hydration does nothing and loses nothing. */}
        <form
          ref={form}
          method="dialog"
          noValidate
          onSubmit={submit}
          onInput={storeFields}
          aria-busy={status.at === "submitting"}
          className={`needs-script ${status.at === "success" ? "hidden-in-place" : ""}`}
        >
          <p className="asleep mb-6 rounded-field bg-emergency-pale p-4 font-medium text-emergency">
            <Filled text={words.asleep} {...otherWays} />
          </p>
          <FormFields fields={fields} errors={errors} words={words} />
          <div role="alert">
            {status.at === "failed" && (
              <FormFailed {...status} call={call} language={block.language} words={words} />
            )}
          </div>
          <button
            type="submit"
            disabled={status.at === "submitting"}
            className="button mt-7 w-full bg-action text-white hover:bg-action-dark disabled:opacity-70 sm:w-60"
          >
            {status.at === "submitting" ? words.sending : send}
          </button>
        </form>
        {status.at === "success" && <FormSent block={block} fields={fields} sent={status.sent} />}
      </div>
      <p className="without-script">
        <Filled text={words.withoutScript} {...otherWays} />
      </p>
    </div>
  );
}

interface FormFailedProps {
  outcome: SendOutcome;
  /** Whether an attempt at sending the same request may have arrived. */
  mayHaveArrived: boolean;
  call: { href: string; label: string };
  language: string;
  words: FormWords;
}

/** The alert after sending failed: with the time to wait, and whether the request may have arrived. */
function FormFailed({ outcome, mayHaveArrived, call, language, words }: FormFailedProps) {
  const wait = outcome.status === "refused" ? outcome.wait : undefined;
  return (
    <p className="mt-6 rounded-panel bg-emergency-pale p-4 font-medium text-emergency">
      <Filled
        text={words.failed}
        phone={
          <a href={call.href} className="underline underline-offset-4">
            {call.label}
          </a>
        }
      />
      {wait !== undefined && ` ${filledIn(words.wait, { time: inWords(wait, words, language) })}`}
      {mayHaveArrived && ` ${words.unsure}`}
    </p>
  );
}

function inWords(seconds: number, words: FormWords, language: string): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return countedWords(words.hours, Math.ceil(minutes / 60), language);
  return countedWords(words.minutes, minutes, language);
}
