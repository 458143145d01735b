import { type FormEvent, useId, useState } from "react";
import type { BlockOf } from "../content/resolve/forms.ts";
import { addressOf } from "../schema/readQuote.ts";
import { validateQuote } from "../schema/validateQuote.ts";
import { LabelledField } from "./parts/form/LabelledField.tsx";
import { GROUNDS } from "./parts/grounds.ts";
import { Filled } from "./parts/text/Filled.tsx";
import { useToasts } from "./parts/toasts/useToasts.tsx";

/** The newsletter form. Until a provider is set up, it says so and offers the phone number instead. */
export function Newsletter(block: BlockOf<"newsletter">) {
  const { id, eyebrow, heading, intro, tone = "plain", call, subject, provider, words } = block;
  const field = useId();
  const [error, setError] = useState<string>();
  const [soon, setSoon] = useState(false);
  const { show, toasts } = useToasts(words);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = addressOf(String(new FormData(form).get("email")));
    const valid = !validateQuote({ email }).has("email");
    setError(valid ? undefined : words.wrong);
    if (!valid || !provider) return setSoon(valid);
    const accepted = await subscribe(provider, email);
    if (accepted) form.reset();
    show(accepted ? words.thanks : words.failed);
  };

  return (
    <section
      data-block="newsletter"
      id={id}
      data-mark
      className={`relative ${GROUNDS[tone]} space-section pb-10`}
    >
      <div className="page-width grid items-end gap-8 lg:grid-cols-2 lg:gap-20">
        <div className="marked">
          {eyebrow && <p className="mb-3 text-small font-semibold text-brand">{eyebrow}</p>}
          <h2 className="text-section">{heading}</h2>
          {intro && <p className="mt-4 text-lead">{intro}</p>}
        </div>
        <form method="dialog" noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
          <LabelledField id={field} label={words.email} required error={error} className="grow">
            {(attributes) => (
              <input {...attributes} name="email" type="email" inputMode="email" autoComplete="email" />
            )}
          </LabelledField>
          <button type="submit" className="button w-full bg-heading text-ground sm:mt-8.5 sm:w-auto">
            {words.button}
          </button>
          <p role="status" className="w-full empty:hidden">
            {soon && (
              <Filled
                text={words.soon}
                phone={
                  <a href={call.href} className="font-semibold text-brand underline underline-offset-4">
                    {call.label}
                  </a>
                }
                subject={subject}
              />
            )}
          </p>
        </form>
      </div>
      {toasts}
    </section>
  );
}

/** Posts a sign-up to the newsletter provider, as its own form would. Resolves to false if it could not be sent. */
async function subscribe(provider: string, email: string): Promise<boolean> {
  try {
    // Providers seldom let other sites read their response (CORS): an opaque response counts as success.
    await fetch(provider, { method: "POST", mode: "no-cors", body: new URLSearchParams({ email }) });
    return true;
  } catch (error) {
    console.error("The newsletter sign-up was not sent.", error);
    return false;
  }
}
