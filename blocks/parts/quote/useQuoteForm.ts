import { type FormEvent, useEffect, useRef, useState } from "react";
import type { BlockOf, NamedLink } from "../../../content/types.ts";
import { isQuoteRequest, validateQuote } from "../../../schema/validateQuote.ts";
import { fetchCities } from "./cities.ts";
import { type Draft, fieldsOf, fillEmpty, keepDraft, readDraft } from "./draft.ts";
import { guessFrom } from "./guess.ts";
import { countConversion, sendQuote } from "./sendQuote.ts";

/** How long the thank-you panel stands, in milliseconds. */
const SUCCESS_SHOWN = 5000;

type Status = "editing" | "submitting" | "success" | "failed";

/** The form's behaviour: editing → submitting → success → editing, or failed with every value kept. */
export function useQuoteForm({ cities, citiesFile, services, conversion }: BlockOf<"quoteForm">) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef({ body: "", key: "" });
  const [status, setStatus] = useState<Status>("editing");
  const [errors, setErrors] = useState(new Map<string, string>());
  const [suggested, setSuggested] = useState(cities);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (!form.current) return;
    fillEmpty(form.current, readDraft());
    const guess = (known: NamedLink[]) =>
      form.current &&
      fillEmpty(form.current, guessFrom(document.referrer, location.origin, { cities: known, services }));
    guess(cities);
    if (citiesFile)
      void fetchCities(citiesFile).then((all) => {
        setSuggested(all);
        guess(all);
      });
  }, []);

  useEffect(() => {
    if (status !== "success") return;
    const timer = setTimeout(() => setStatus("editing"), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [status]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === "submitting") return;
    const { website, ...fields } = fieldsOf(event.currentTarget);
    if (website) return setStatus("success"); // only a robot fills what nobody sees
    const request = tidy(fields);
    const problems = validateQuote(request);
    setErrors(problems);
    if (!isQuoteRequest(request)) return focusFirst(event.currentTarget, problems);
    setStatus("submitting");
    try {
      await sendQuote(request, keyFor(attempt.current, JSON.stringify(request)));
      keepDraft(undefined);
      countConversion(conversion);
      setStatus("success");
    } catch (error) {
      console.error("The quote request was not sent.", error);
      setStatus("failed");
    }
  };

  return {
    form,
    status,
    errors,
    suggested,
    submit,
    keep: () => form.current && keepDraft(fieldsOf(form.current)),
  };
}

/** The request as it is sent: no spaces around it, and 'Other' where no service was chosen. */
function tidy({ service, ...fields }: Draft): Draft {
  const trimmed = Object.entries(fields).map(([name, value]) => [name, value.trim()]);
  return { ...Object.fromEntries(trimmed), service: service || "Other" };
}

function focusFirst(form: HTMLFormElement, problems: Map<string, string>): void {
  const first = [...form.elements].find((element) => problems.has(element.getAttribute("name") ?? ""));
  if (first instanceof HTMLElement) first.focus();
}

/** One key for as many attempts as it takes to send the same text, so that it is stored once. */
function keyFor(attempt: { body: string; key: string }, body: string): string {
  if (attempt.body !== body) Object.assign(attempt, { body, key: crypto.randomUUID() });
  return attempt.key;
}
