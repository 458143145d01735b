import { useId, useState } from "react";
import type { NamedLink } from "../../../content/types.ts";
import schema from "../../../schema/quoteRequest.json";
import { TRAP } from "./fields.ts";
import { LabelledField } from "./LabelledField.tsx";
import { citiesLike } from "./suggestions.ts";

interface QuoteFieldsProps {
  /** What is wrong, by field name. */
  errors: Map<string, string>;
  /** Suggestions for the location. */
  cities: NamedLink[];
}

const TEXT_FIELDS = [
  { name: "name", label: "Full Name", type: "text", autoComplete: "name" },
  { name: "phone", label: "Phone Number", type: "tel", autoComplete: "tel", inputMode: "tel" },
  { name: "email", label: "Email Address", type: "email", autoComplete: "email", inputMode: "email" },
] as const;

// How password managers are told to leave a field alone: 1Password, Bitwarden, LastPass, Dashlane.
const LEFT_ALONE = {
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
  "data-form-type": "other",
};

/** The fields of a quote request, in the order in which people give them. */
export function QuoteFields({ errors, cities }: QuoteFieldsProps) {
  const id = useId();
  const [location, setLocation] = useState("");
  const tied = (name: string) => ({ id: `${id}${name}`, error: errors.get(name) });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {TEXT_FIELDS.map(({ label, ...input }) => (
        <LabelledField key={input.name} {...tied(input.name)} label={label} required>
          {(field) => <input {...field} {...input} />}
        </LabelledField>
      ))}
      <LabelledField {...tied("location")} label="Location" required>
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
      <LabelledField {...tied("service")} label="Service Needed" required className="sm:col-span-2">
        {(field) => (
          <select {...field} name="service" defaultValue="" autoComplete="off">
            <option value="">Choose a service</option>
            {schema.properties.service.enum.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField {...tied("message")} label="Additional Details" className="sm:col-span-2">
        {(field) => <textarea {...field} name="message" rows={4} autoComplete="off" />}
      </LabelledField>
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor={`${id}${TRAP}`}>Leave this empty</label>
        <input id={`${id}${TRAP}`} name={TRAP} tabIndex={-1} autoComplete="off" {...LEFT_ALONE} />
      </div>
    </div>
  );
}
