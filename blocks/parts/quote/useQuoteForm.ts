import { type FormEvent, useEffect, useRef, useState } from "react";
import type { NamedLink } from "../../../content/lib/namedLink.ts";
import type { BlockOf } from "../../../content/resolve/forms.ts";
import { filledIn } from "../../../schema/filledIn.ts";
import { readQuote } from "../../../schema/readQuote.ts";
import { isQuoteRequest, seenIn, validateQuote } from "../../../schema/validateQuote.ts";
import { fieldsOf, fillEmpty, focusFirst, tidy } from "./fields.ts";
import { countConversion, type SendOutcome, sendQuote } from "./sendQuote.ts";
import { attemptAt, newSession, readSession, storeSession, type TypedFields } from "./session.ts";
import { chosenIn, fetchCities, guessFrom } from "./suggestions.ts";

/** How long the thank-you panel is shown, in milliseconds. */
const SUCCESS_SHOWN = 5000;

/** What a visitor sees; `failed` carries the reason. */
type Status =
  | { at: "editing" | "submitting" }
  | { at: "success"; sent: TypedFields }
  | { at: "failed"; outcome: SendOutcome; mayHaveArrived: boolean };

/** The form's behavior: editing -> submitting -> success -> editing, or failed with all values kept. */
export function useQuoteForm(block: BlockOf<"quoteForm">) {
  const { cities, citiesFile, services, other, language, conversion, words } = block;
  const form = useRef<HTMLFormElement>(null);
  const session = useRef(newSession());
  const [status, setStatus] = useState<Status>({ at: "editing" });
  const [errors, setErrors] = useState(new Map<string, string>());
  const [suggested, setSuggested] = useState(cities);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    session.current = readSession();
    if (!form.current) return;
    const { attempt, fields, link } = session.current;
    // A link chooses once, so that a later choice survives a reload; a request sent before is resent unchanged.
    if (!attempt && link !== location.search)
      fillEmpty(form.current, chosenIn(location.search, [...services, other]));
    fillEmpty(form.current, fields);
    session.current.link = location.search;
    storeFields();
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

  useEffect(() => {
    if (status.at !== "success") return;
    const timer = setTimeout(() => setStatus({ at: "editing" }), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [status]);

  const storeFields = () => {
    if (form.current) session.current.fields = fieldsOf(form.current).fields;
    storeSession(session.current);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status.at === "submitting") return;
    const { fields, trap } = fieldsOf(event.currentTarget);
    const typed = tidy(fields, other.name);
    const { request } = readQuote(typed);
    const problems = errorsOf(request, words);
    setErrors(problems);
    if (!isQuoteRequest(request)) return focusFirst(event.currentTarget, problems);
    setStatus({ at: "submitting" });
    const attempt = attemptAt(JSON.stringify(typed), session.current.attempt);
    session.current.attempt = attempt;
    storeFields(); // before sending, so that a reload finds the key
    const shown = Date.now() - session.current.shown;
    const outcome = await sendQuote(typed, { key: attempt.key, language, shown, trap });
    if (outcome.status === "stored") {
      session.current = newSession();
      form.current?.reset();
      setStatus({ at: "success", sent: typed });
      countConversion(conversion);
    } else {
      attempt.mayHaveArrived ||= outcome.status === "unknown";
      setStatus({ at: "failed", outcome, mayHaveArrived: attempt.mayHaveArrived });
    }
    storeFields();
  };

  return { form, status, errors, suggested, submit, storeFields };
}

/** Error messages for the invalid fields of a request, by field name. */
function errorsOf(
  request: unknown,
  words: Pick<BlockOf<"quoteForm">["words"], "missing" | "wrong" | "long">,
): Map<string, string> {
  const told = new Map<string, string>();
  for (const [field, mistake] of validateQuote(request)) {
    if (typeof mistake === "object") {
      told.set(field, filledIn(words.long, { most: mistake.longerThan }));
      continue;
    }
    const all: Readonly<Record<string, string>> = { ...words[mistake] };
    told.set(field, filledIn(all[field] ?? "", { seen: seenIn(request, field) }));
  }
  return told;
}
