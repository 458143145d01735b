import { useEffect, useId, useState } from "react";
import type { NamedLink } from "../content/lib/named.ts";
import type { BlockOf } from "../content/resolve/forms.ts";
import { filledIn } from "../schema/filledIn.ts";
import { readQuote } from "../schema/readQuote.ts";
import { seenIn, validateQuote } from "../schema/validateQuote.ts";
import type { ShownField } from "./parts/form/FormFields.tsx";
import { FormView } from "./parts/form/FormView.tsx";
import { fillEmpty } from "./parts/form/fields.ts";
import { chosenIn, citiesLike, fetchCities, guessFrom } from "./parts/form/suggestions.ts";
import { useForm } from "./parts/form/useForm.ts";
import { Picture } from "./parts/pictures/Picture.tsx";
import { Filled } from "./parts/text/Filled.tsx";
import { useToasts } from "./parts/toasts/useToasts.tsx";

/** The form for a free quote, with the phone number and other ways to reach us beside it. */
export function QuoteForm(block: BlockOf<"quoteForm">) {
  const { id, subject, call, email, words, picture } = block;
  const { fields, state } = useQuoteForm(block);
  return (
    <section data-block="quoteForm" id={id} className="page-width with-aside gap-y-10 pt-8 pb-8 lg:pt-16">
      <FormView block={block} fields={fields} send={words.send} state={state} />
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

/** The fields of the quote form, with suggestions of cities, and their behavior. */
function useQuoteForm(block: BlockOf<"quoteForm">) {
  const { cities, citiesFile, services, other, words } = block;
  const list = `${useId()}cities`;
  const [typedLocation, setTypedLocation] = useState("");
  const [suggested, setSuggested] = useState(cities);
  const fields: ShownField[] = [
    { name: "name", kind: "name", label: words.name },
    { name: "phone", kind: "phone", label: words.phone },
    { name: "email", kind: "email", label: words.email },
    {
      name: "location",
      kind: "text",
      label: words.location,
      attributes: {
        autoComplete: "address-level2",
        inputMode: "text",
        list,
        onInput: (event) => setTypedLocation(event.currentTarget.value),
      },
      beside: (
        <datalist id={list}>
          {citiesLike(typedLocation, suggested).map(({ label }) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      ),
    },
    {
      name: "service",
      kind: "choice",
      label: words.service,
      choices: [...services, other].map(({ name, label }) => ({
        label: label ?? name,
        value: label && name,
      })),
    },
    { name: "message", kind: "longText", label: words.message, optional: true },
  ];
  const state = useForm({
    ...block,
    key: "quote",
    fields,
    read(typed) {
      const body = { ...typed, service: typed.service || other.name };
      const { request } = readQuote(body);
      const mistakes = [...validateQuote(request)].map(
        ([name, mistake]) => [name, { mistake, seen: seenIn(request, name) }] as const,
      );
      return { body, mistakes: new Map(mistakes) };
    },
    onStart(form, session) {
      // A link chooses once, so that a later choice survives a reload; a request sent before is resent unchanged.
      if (!session.attempt && session.link !== location.search)
        fillEmpty(form, chosenIn(location.search, [...services, other]));
      session.link = location.search;
    },
  });
  const { form, session } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    const guess = (known: NamedLink[]) => {
      if (!form.current || session.current.attempt) return;
      fillEmpty(form.current, guessFrom(document.referrer, location.origin, known));
    };
    guess(cities);
    if (citiesFile)
      void fetchCities(citiesFile).then((all) => {
        setSuggested(all);
        guess(all);
      });
  }, []);
  return { fields, state };
}

/** A button that copies a phone number, for visitors at a desk whose phone is elsewhere. */
function CopyNumber({ number, words }: { number: string; words: BlockOf<"quoteForm">["words"] }) {
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
