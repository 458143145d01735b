import type { BlockOf } from "../content/resolve/forms.ts";
import { kindOf, readAnswer } from "../schema/formRequest.ts";
import type { ShownField } from "./parts/form/FormFields.tsx";
import { FormView } from "./parts/form/FormView.tsx";
import { type Mistakes, useForm } from "./parts/form/useForm.ts";

/** A form whose fields the page declares. */
export function Form(block: BlockOf<"form">) {
  const { id, heading, button, fields, words } = block;
  const shown = fields.map(
    ({ label, optional, choices, ...field }, index): ShownField => ({
      name: `field${index + 1}`,
      kind: kindOf({ ...field, choices }),
      label,
      optional,
      choices: choices?.map((choice) => ({ label: choice })),
    }),
  );
  const state = useForm({
    ...block,
    key: `form ${heading}`,
    fields: shown,
    read(typed) {
      const mistakes: Mistakes = new Map();
      const answers = fields.map((field, index) => {
        const name = `field${index + 1}`;
        const { read, mistake } = readAnswer(field, typed[name] ?? "");
        if (mistake !== undefined) mistakes.set(name, { mistake, seen: read });
        return { ...field, answer: typed[name] ?? "" };
      });
      return { body: { form: heading, answers }, mistakes };
    },
  });
  return (
    <section data-block="form" id={id} className="page-width space-section pb-8">
      <FormView block={block} fields={shown} send={button ?? words.send} state={state} />
    </section>
  );
}
