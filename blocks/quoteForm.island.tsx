import { countedWords } from "../content/lib/words.ts";
import type { BlockOf } from "../content/resolve/forms.ts";
import { filledIn } from "../schema/filledIn.ts";
import { Picture } from "./parts/pictures/Picture.tsx";
import { QuoteFields } from "./parts/quote/QuoteFields.tsx";
import { QuoteSent } from "./parts/quote/QuoteSent.tsx";
import type { SendOutcome } from "./parts/quote/sendQuote.ts";
import { useQuoteForm } from "./parts/quote/useQuoteForm.ts";
import { Filled } from "./parts/text/Filled.tsx";
import { useToasts } from "./parts/toasts/useToasts.tsx";

type FormWords = BlockOf<"quoteForm">["words"];

/** The form for a free quote, with the phone number and other ways to reach us beside it. */
export function QuoteForm(block: BlockOf<"quoteForm">) {
  const { id, eyebrow, heading, intro, services, other, subject, call, email, words, picture } = block;
  const { form, status, errors, suggested, submit, storeFields } = useQuoteForm(block);
  const otherWays = {
    phone: <a href={call.href}>{call.label}</a>,
    email: <a href={`mailto:${email}`}>{email}</a>,
  };
  return (
    <section data-block="quoteForm" id={id} className="page-width with-aside gap-y-10 pt-8 pb-8 lg:pt-16">
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
            <QuoteFields errors={errors} cities={suggested} services={services} other={other} words={words} />
            <div role="alert">
              {status.at === "failed" && (
                <QuoteFailed {...status} call={call} language={block.language} words={words} />
              )}
            </div>
            <button
              type="submit"
              disabled={status.at === "submitting"}
              className="button mt-7 w-full bg-action text-white hover:bg-action-dark disabled:opacity-70 sm:w-60"
            >
              {status.at === "submitting" ? words.sending : words.send}
            </button>
          </form>
          {status.at === "success" && <QuoteSent block={block} sent={status.sent} />}
        </div>
        <p className="without-script">
          <Filled text={words.withoutScript} {...otherWays} />
        </p>
      </div>
      <div className="flex flex-col gap-10">
        <p className="needs-script border-t border-heading pt-5 lg:mt-2">
          <span className="block">{words.talk}</span>
          <a
            href={call.href}
            className="my-2 block font-display text-[min(2.5rem,10vw)] tracking-display text-heading lg:text-[min(2.5rem,4vw)] hover:text-brand"
          >
            {call.label}
          </a>
          <CopyNumber number={call.label} words={words} />
          <span className="mt-5 block border-t border-line pt-5">
            <Filled
              text={block.takesTexts ? words.photo : "{mail}"}
              subject={subject}
              message={
                <a href={call.href.replace("tel:", "sms:")} className="underline underline-offset-4">
                  {words.messageIt}
                </a>
              }
              mail={
                <a href={`mailto:${email}`} className="underline underline-offset-4">
                  {block.takesTexts ? words.mailIt : words.mailPhoto}
                </a>
              }
            />
          </span>
        </p>
        {picture && (
          <figure className="filling max-lg:hidden">
            <Picture picture={picture} sizes="24rem" />
          </figure>
        )}
      </div>
    </section>
  );
}

/** A button that copies a phone number, for visitors at a desk whose phone is elsewhere. */
function CopyNumber({ number, words }: { number: string; words: FormWords }) {
  const { show, toasts } = useToasts(words);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      show(filledIn(words.copied, { number }));
    } catch {
      show(filledIn(words.notCopied, { number }));
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="min-h-8 text-small font-medium underline underline-offset-4"
      >
        {words.copy}
      </button>
      {toasts}
    </>
  );
}

interface QuoteFailedProps {
  outcome: SendOutcome;
  /** Whether an attempt at sending the same request may have arrived. */
  mayHaveArrived: boolean;
  call: { href: string; label: string };
  language: string;
  words: FormWords;
}

/** The alert after sending failed: with the time to wait, and whether the request may have arrived. */
function QuoteFailed({ outcome, mayHaveArrived, call, language, words }: QuoteFailedProps) {
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
