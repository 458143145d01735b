import type { Outcome } from "./outcome.ts";

interface QuoteFailedProps {
  outcome: Outcome;
  /** An attempt at sending the same request may have arrived. */
  mayHaveArrived: boolean;
  call: { href: string; label: string };
}

/** What a visitor is told when sending failed: the alert, and what else is known. */
export function QuoteFailed({ outcome, mayHaveArrived, call }: QuoteFailedProps) {
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
