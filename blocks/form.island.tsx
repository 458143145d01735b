import type { BlockOf } from "../content/resolve/forms.ts";
import { ACCEPTED, isTaken, MOST_BYTES } from "../schema/formFile.ts";
import { kindOf, readAnswer } from "../schema/formRequest.ts";
import type { ShownField } from "./parts/form/FormFields.tsx";
import { FormView } from "./parts/form/FormView.tsx";
import { type Mistakes, useForm } from "./parts/form/useForm.ts";

/** A form whose fields the page declares. */
export function Form(block: BlockOf<"form">) {
  const { id, heading, button, fields, language, words } = block;
  const shown = fields.map(({ label, optional, choices, ...field }, index): ShownField => {
    const kind = kindOf({ ...field, choices });
    return {
      name: `field${index + 1}`,
      kind,
      label,
      optional,
      choices: choices?.map((choice) => ({ label: choice })),
      ...(kind === "file" && {
        note: optional ? `${words.file} ${words.optional}` : words.file,
        attributes: { type: "file", accept: ACCEPTED },
      }),
    };
  });
  const state = useForm({
    ...block,
    key: `form ${heading}`,
    fields: shown,
    async read(typed, form) {
      const mistakes: Mistakes = new Map();
      const answers = fields.map((field, index) => {
        const name = `field${index + 1}`;
        const { read, mistake } = readAnswer(field, typed[name] ?? "");
        if (mistake !== undefined) mistakes.set(name, { mistake, seen: read });
        return { ...field, answer: typed[name] ?? "" };
      });
      const request = { form: heading, answers };
      const input = form.querySelector<HTMLInputElement>("[type=file]");
      const file = input?.files?.[0];
      if (!file) return { body: request, mistakes };
      const isRight = await isTaken(file).catch(() => undefined); // it may be gone since it was chosen
      if (!isRight)
        mistakes.set(input.name, {
          mistake: isRight === undefined ? "missing" : "wrong",
          seen: seenOf(file, language),
        });
      const parts = new FormData();
      parts.set("request", new Blob([JSON.stringify(request)]));
      parts.set("file", file);
      return { body: { ...request, size: file.size }, parts, mistakes };
    },
  });
  return (
    <section data-block="form" id={id} className="page-width space-section pb-8">
      <FormView block={block} fields={shown} send={button ?? words.send} state={state} />
    </section>
  );
}

/** A file's name; with its size, if that is too much. */
function seenOf({ name, size }: File, language: string): string {
  const megabytes = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  const start = name.slice(0, 40);
  return size > MOST_BYTES ? `${start}, ${megabytes.format(size / 1e6)}` : start;
}
