import { useId, useState } from "react";
import type { BlockOf } from "../../../content/resolve/forms.ts";
import type { QuoteRequest } from "../../../schema/types.ts";
import { HONEYPOT } from "./fields.ts";
import { LabelledField } from "./LabelledField.tsx";
import { citiesLike } from "./suggestions.ts";

interface QuoteFieldsProps extends Pick<BlockOf<"quoteForm">, "cities" | "services" | "other" | "words"> {
  /** Error messages by field name. */
  errors: Map<string, string>;
}

const TEXT_FIELDS = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "phone", type: "tel", autoComplete: "tel", inputMode: "tel" },
  { name: "email", type: "email", autoComplete: "email", inputMode: "email" },
] as const;

// Attributes that make password managers ignore a field: 1Password, Bitwarden, LastPass, Dashlane.
const LEFT_ALONE = {
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
  "data-form-type": "other",
};

/** The fields of a quote request, in the order in which people give them, with a hidden trap for bots. */
export function QuoteFields({ errors, cities, services, other, words }: QuoteFieldsProps) {
  const id = useId();
  const [location, setLocation] = useState("");
  const tied = (name: keyof Omit<QuoteRequest, "language">) => ({
    id: `${id}${name}`,
    label: words[name],
    error: errors.get(name),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {TEXT_FIELDS.map((input) => (
        <LabelledField key={input.name} {...tied(input.name)}>
          {(field) => <input {...field} {...input} />}
        </LabelledField>
      ))}
      <LabelledField {...tied("location")}>
        {(field) => (
          <input
            {...field}
            name="location"
            autoComplete="address-level2"
            inputMode="text"
            list={`${id}cities`}
            onInput={(event) => setLocation(event.currentTarget.value)}
          />
        )}
      </LabelledField>
      <datalist id={`${id}cities`}>
        {citiesLike(location, cities).map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <LabelledField {...tied("service")} className="sm:col-span-2">
        {(field) => (
          <select {...field} name="service" defaultValue="" autoComplete="off">
            <option value="">{words.choose}</option>
            {[...services, other].map(({ name, label }) => (
              <option key={name} value={label && name}>
                {label ?? name}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField {...tied("message")} optional={words.optional} className="sm:col-span-2">
        {(field) => <textarea {...field} name="message" rows={4} autoComplete="off" />}
      </LabelledField>
      <div aria-hidden="true" className="absolute -start-[200vw]">
        <label htmlFor={`${id}${HONEYPOT}`}>{words.trap}</label>
        <input id={`${id}${HONEYPOT}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" {...LEFT_ALONE} />
      </div>
    </div>
  );
}
