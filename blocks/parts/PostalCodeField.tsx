import type { PostalForm } from "../../content/lib/postalCodes.ts";
import type { Words } from "../../schema/types.ts";

interface PostalCodeFieldProps {
  /** The page that lists the postal codes. */
  action: string;
  id: string;
  code?: string;
  form: PostalForm;
  words: Words["postalCode"];
}

/** A postal code field that leads to the page that lists them: a plain form, which works without a script. */
export function PostalCodeField({ action, id, code, form, words }: PostalCodeFieldProps) {
  return (
    <form action={action} className="mb-8 flex max-w-md flex-wrap items-end gap-3">
      <div className="grow">
        <label htmlFor={id} className="mb-1.5 block font-medium text-heading">
          {words.label}
        </label>
        <input
          id={id}
          name="code"
          key={code}
          defaultValue={code}
          className="field"
          inputMode={form.pattern.startsWith("[0-9]") ? "numeric" : undefined}
          autoComplete="postal-code"
          pattern={form.pattern}
          maxLength={form.length}
          title={words.form}
          required
        />
      </div>
      <button type="submit" className="button bg-heading text-ground">
        {words.button}
      </button>
    </form>
  );
}
