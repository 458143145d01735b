import { useEffect, useRef } from "react";
import type { BlockOf } from "../content/types.ts";
import { QuoteFields } from "./parts/quote/QuoteFields.tsx";
import type { SendOutcome } from "./parts/quote/sendQuote.ts";
import { useQuoteForm } from "./parts/quote/useQuoteForm.ts";
import { useToasts } from "./parts/toasts/useToasts.tsx";

/** The form for a free quote, with the ways to call beside it. */
export function QuoteForm(block: BlockOf<"quoteForm">) {
  const { id, eyebrow, heading, intro, call, email } = block;
  const { form, status, errors, suggested, submit, storeFields } = useQuoteForm(block);
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
            onInput={storeFields}
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

/** Copies a phone number, for visitors at a desk whose phone is elsewhere. */
function CopyNumber({ number }: { number: string }) {
  const { show, toasts } = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      show(`Copied ${number}`);
    } catch {
      show(`Your browser does not let us copy. The number is ${number}`);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="min-h-8 text-small font-medium underline underline-offset-4"
      >
        Copy number
      </button>
      {toasts}
    </>
  );
}

interface QuoteFailedProps {
  outcome: SendOutcome;
  /** An attempt at sending the same request may have arrived. */
  mayHaveArrived: boolean;
  call: { href: string; label: string };
}

/** What a visitor is told when sending failed: the alert, and what else is known. */
function QuoteFailed({ outcome, mayHaveArrived, call }: QuoteFailedProps) {
  const wait = outcome.status === "refused" ? outcome.wait : undefined;
  return (
    <p className="mt-6 rounded-xl bg-emergency-pale p-4 font-medium text-emergency">
      Failed to send quote request. Please try again or call us at{" "}
      <a href={call.href} className="underline underline-offset-4">
        {call.label}
      </a>
      .{wait !== undefined && ` Please wait ${inWords(wait)} before you try again.`}
      {mayHaveArrived && " It may have arrived; sending again is safe."}
    </p>
  );
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** The thank-you panel; `reply` is how fast we answer. It takes the focus, which the form had. */
function QuoteSent({ reply }: { reply: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="self-start rounded-card bg-brand-pale p-8 outline-none"
    >
      <p className="font-display text-section tracking-display text-heading">Thank You!</p>
      <p className="mt-2">{`Your quote request has been submitted. We'll contact you within ${reply}.`}</p>
    </div>
  );
}
