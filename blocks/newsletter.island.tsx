import { type FormEvent, useId, useState } from "react";
import type { BlockOf } from "../renderer/content/types.ts";

/** The newsletter box. Until a provider is set up it says so, in words, and offers the phone. */
export function Newsletter({ id, heading, intro, call }: BlockOf<"newsletter">) {
  const [answered, setAnswered] = useState(false);
  const field = useId();
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  return (
    <section data-block="newsletter" id={id} className="bg-sand py-16 lg:py-24">
      <div className="page-width grid items-end gap-8 lg:grid-cols-2">
        <div>
          <h2 className="text-section">{heading}</h2>
          {intro && <p className="mt-4 text-lead">{intro}</p>}
        </div>
        <form onSubmit={answer} className="flex flex-wrap items-end gap-3">
          <div className="grow">
            <label htmlFor={field} className="mb-2 block font-medium text-heading">
              Email Address
            </label>
            <input
              id={field}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              className="field"
            />
          </div>
          <button type="submit" className="button bg-heading text-ground">
            Subscribe
          </button>
          <p role="status" className="w-full empty:hidden">
            {answered && (
              <>
                Sign-up opens soon. Until then, call us at{" "}
                <a href={call.href} className="font-semibold text-brand">
                  {call.label}
                </a>{" "}
                and we will answer your question ourselves.
              </>
            )}
          </p>
        </form>
      </div>
    </section>
  );
}
