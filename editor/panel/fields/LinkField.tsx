import { type ComponentProps, useState } from "react";
import { type Edit, isMapping } from "../../../content/lib/data.ts";
import { useAnswer } from "../answers.ts";
import { ask } from "../api.ts";
import { type FieldProps, useFieldAttributes, useForm } from "../context.ts";
import { Input, Select } from "../controls.tsx";
import { fieldId } from "../focus.ts";
import { Entries } from "./EntryField.tsx";

/** A field for a link: a page or section chosen from a list, or a typed address. */
export function LinkField({ path, value }: FieldProps) {
  const { set } = useForm();
  const link = typeof value === "string" ? value : "";
  return <LinkBox {...useFieldAttributes(path)} link={link} onLink={(next) => set(path, next)} />;
}

interface LinkBoxProps extends Omit<ComponentProps<"input">, "id"> {
  id: string;
  link: string;
  onLink(link: string): void;
}

/** An input for a link that suggests all pages, and the sections of the chosen one. */
export function LinkBox({ id, link, onLink, ...tied }: LinkBoxProps) {
  const { choices, url } = useForm();
  const [here, setHere] = useState(false); // only the focused field renders the long list of pages
  const [page = ""] = link.split("#");
  const known = here && choices.pages.find((one) => one.url === (page || url))?.url;
  const anchors = useAnswer(known || undefined, (url) => ask("anchors", { url })) ?? [];
  const isPage = link.includes("#") || choices.pages.some((page) => page.url === link);
  const offered = [
    ...choices.pages.map(({ url: value, title }) => ({ value, title })),
    ...(isPage ? anchors.map(({ id: anchor, words }) => ({ value: `${page}#${anchor}`, title: words })) : []),
  ];
  return (
    <>
      <Input
        {...tied}
        id={id}
        list={`${id}-list`}
        value={link}
        placeholder="/quote"
        autoComplete="off"
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
        onText={onLink}
      />
      <datalist id={`${id}-list`}>
        {here && offered.map(({ value, title }) => <option key={value} value={value} label={title} />)}
      </datalist>
    </>
  );
}

/** The keys that define what a button does, with their labels. */
const KINDS: [key: string, does: string][] = [
  ["href", "Leads to a page or section"],
  ["call", "Calls a phone"],
  ["sms", "Sends a text message to a phone"],
];

/** A field for a button: its label, and whether it leads to a page, calls a phone or texts it. */
export function ActionField({ node, path, value }: FieldProps) {
  const { edit, choices, Field } = useForm();
  const data = isMapping(value) ? value : {};
  const [kind = "href"] = KINDS.flatMap(([key]) => (key in data ? [key] : []));
  const inner = node.properties.find(([name]) => name === kind)?.[1];
  const [phone = "main"] = Object.keys(choices.phones);
  const id = `${fieldId(path)}-kind`;
  function choose(next: string): void {
    const start = next === "href" ? "/" : phone;
    const gone: Edit[] = kind in data ? [{ do: "remove", path: [...path, kind] }] : [];
    edit(...gone, { do: "set", path: [...path, next], value: start });
  }
  return (
    <>
      <Entries node={node} path={path} value={data} without={KINDS.map(([key]) => key)} />
      <Select label="What it does" id={id} value={kind} options={KINDS} onChoose={choose} />
      {inner && <Field name={kind} node={inner} path={[...path, kind]} value={data[kind]} required />}
    </>
  );
}
