import type { BlockOf } from "../content/types.ts";
import { CopyNumber } from "./parts/quote/CopyNumber.tsx";
import { QuoteFailed } from "./parts/quote/QuoteFailed.tsx";
import { QuoteFields } from "./parts/quote/QuoteFields.tsx";
import { QuoteSent } from "./parts/quote/QuoteSent.tsx";
import { useQuoteForm } from "./parts/quote/useQuoteForm.ts";

/** The form for a free quote, with the ways to call beside it. */
export function QuoteForm(block: BlockOf<"quoteForm">) {
  const { id, eyebrow, heading, intro, call, email } = block;
  const { form, status, errors, suggested, submit, keep } = useQuoteForm(block);
  const sent = status.at === "success";
  return (
    <section
      data-block="quoteForm"
      id={id}
      className="page-width grid gap-10 pt-8 pb-8 lg:grid-cols-[7fr_4fr] lg:gap-24 lg:pt-12"
    >
      <div>
        {eyebrow && <p className="mb-3 text-small font-semibold text-brand">{eyebrow}</p>}
        <h2 className="text-section">{heading}</h2>
        {intro && <p className="mt-3 mb-8 max-w-2xl text-lead">{intro}</p>}
        {/* The form keeps its place under the thank-you panel, so that the page does not jump. */}
        <div className="grid *:col-start-1 *:row-start-1">
          {/* method="dialog": before this form has come to life, sending it does nothing and loses nothing. */}
          <form
            ref={form}
            method="dialog"
            noValidate
            onSubmit={submit}
            onInput={keep}
            aria-busy={status.at === "submitting"}
            className={`needs-script ${sent ? "hidden-in-place" : ""}`}
          >
            <p className="asleep mb-6 rounded-lg bg-emergency-pale p-4 font-medium text-emergency">
              This form has not loaded, so it cannot be sent. Call us at <a href={call.href}>{call.label}</a>{" "}
              or write to <a href={`mailto:${email}`}>{email}</a> instead.
            </p>
            <QuoteFields errors={errors} cities={suggested} />
            <div role="alert">{status.at === "failed" && <QuoteFailed {...status} call={call} />}</div>
            <button
              type="submit"
              disabled={status.at === "submitting"}
              className="button mt-7 w-full bg-action text-white hover:bg-action-dark disabled:opacity-70 sm:w-60"
            >
              {status.at === "submitting" ? "Sending..." : "Request Free Quote"}
            </button>
          </form>
          {sent && <QuoteSent reply={block.reply} />}
        </div>
        <p className="without-script">
          This form needs JavaScript. Call us at <a href={call.href}>{call.label}</a> or write to{" "}
          <a href={`mailto:${email}`}>{email}</a> instead.
        </p>
      </div>
      <p className="needs-script self-start border-t border-heading pt-5 lg:sticky lg:top-28 lg:mt-2">
        <span className="block">Prefer to talk? Call</span>
        <a
          href={call.href}
          className="my-2 block font-display text-[min(2.5rem,10vw)] tracking-display text-heading hover:text-brand"
        >
          {call.label}
        </a>
        <CopyNumber number={call.label} />
      </p>
    </section>
  );
}
