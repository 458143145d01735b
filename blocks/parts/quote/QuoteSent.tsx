import { useEffect, useRef } from "react";

/** The thank-you panel; `reply` is how fast we answer. It takes the focus, which the form had. */
export function QuoteSent({ reply }: { reply: string }) {
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
