import type { BlockOf } from "../content/types.ts";
import { CopyNumber } from "./parts/quote/CopyNumber.tsx";
import { QuoteFields } from "./parts/quote/QuoteFields.tsx";
import { QuoteSent } from "./parts/quote/QuoteSent.tsx";
import { useQuoteForm } from "./parts/quote/useQuoteForm.ts";

/** The form for a free quote. */
export function QuoteForm(block: BlockOf<"quoteForm">) {
  const { id, eyebrow, heading, intro, call, email } = block;
  const { form, status, errors, suggested, submit, keep } = useQuoteForm(block);
  return (
    <section data-block="quoteForm" id={id} className="page-width pt-10 pb-16 lg:pt-14 lg:pb-24">
      <div className="rounded-card border border-line bg-card p-6 sm:p-9 lg:p-12">
        {eyebrow && <p className="mb-3 text-small font-semibold text-brand">{eyebrow}</p>}
        <h2 className="text-section">{heading}</h2>
        {intro && <p className="mt-3 mb-8 max-w-2xl text-lead">{intro}</p>}
        {status === "success" ? (
          <QuoteSent reply={block.reply} />
        ) : (
          // method="dialog": before this form has come to life, sending it does nothing and loses nothing.
          <form
            ref={form}
            method="dialog"
            noValidate
            onSubmit={submit}
            onInput={keep}
            aria-busy={status === "submitting"}
            className="needs-script"
          >
            <QuoteFields errors={errors} cities={suggested} />
            <div role="alert">
              {status === "failed" && (
                <p className="mt-6 rounded-xl bg-emergency-pale p-4 font-medium text-emergency">
                  Failed to send quote request. Please try again or call us at{" "}
                  <a href={call.href} className="underline underline-offset-4">
                    {call.label}
                  </a>
                  .
                </p>
              )}
            </div>
            <button
              type="submit"
              disabled={status === "submitting"}
              className="button mt-7 w-full bg-action text-white hover:bg-action-dark disabled:opacity-70 sm:w-auto sm:px-10"
            >
              {status === "submitting" ? "Sending..." : "Request Free Quote"}
            </button>
          </form>
        )}
        <p className="mt-6 needs-script">
          Prefer to talk? Call{" "}
          <a href={call.href} className="mr-2 font-semibold text-brand underline-offset-4 hover:underline">
            {call.label}
          </a>{" "}
          <CopyNumber number={call.label} />
        </p>
        <p className="without-script">
          This form needs JavaScript. Call us at <a href={call.href}>{call.label}</a> or write to{" "}
          <a href={`mailto:${email}`}>{email}</a> instead.
        </p>
      </div>
    </section>
  );
}
