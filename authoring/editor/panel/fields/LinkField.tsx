import { type ComponentProps, useEffect, useState } from "react";
import { isMapping } from "../../../../content/read/data.ts";
import type { Anchor } from "../../contract.ts";
import { ask } from "../api.ts";
import { type FieldProps, fieldId, useForm, useTied } from "../context.ts";
import { Entries } from "./EntryField.tsx";
import { FieldGroup, Labelled } from "./Labelled.tsx";

/** Where something leads: a page or section chosen from a list, or an address. */
export function LinkField(props: FieldProps) {
  const { edit } = useForm();
  const { path, value } = props;
  return (
    <Labelled {...props}>
      <LinkBox
        {...useTied(path)}
        link={typeof value === "string" ? value : ""}
        onLink={(link) => edit({ do: "set", path, value: link })}
      />
    </Labelled>
  );
}

interface LinkBoxProps extends Pick<ComponentProps<"input">, "aria-invalid" | "aria-describedby"> {
  id: string;
  link: string;
  /** Its accessible name, where there is no label. */
  label?: string;
  onLink(link: string): void;
}

/** A box for a link that offers all pages, and the sections of the one that is chosen. */
export function LinkBox({ id, link, label, onLink, ...tied }: LinkBoxProps) {
  const { choices, url } = useForm();
  const [here, setHere] = useState(false); // a list of all pages in each of many fields would be long
  const [page = ""] = link.split("#");
  const anchors = useAnchors(here ? page || url : undefined);
  const open = link.includes("#") || choices.pages.some((one) => one.url === link);
  return (
    <>
      <input
        {...tied}
        id={id}
        className="text"
        list={`${id}-list`}
        value={link}
        aria-label={label}
        placeholder="/quote"
        autoComplete="off"
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
        onChange={({ target }) => onLink(target.value)}
      />
      <datalist id={`${id}-list`}>
        {(here ? choices.pages : []).map((one) => (
          <option key={one.url} value={one.url} label={one.title} />
        ))}
        {open &&
          anchors.map((anchor) => (
            <option key={anchor.id} value={`${page}#${anchor.id}`} label={anchor.words} />
          ))}
      </datalist>
    </>
  );
}

/** The sections of a page that links can lead to. */
function useAnchors(page: string | undefined): Anchor[] {
  const { choices } = useForm();
  const known = choices.pages.some(({ url }) => url === page);
  const [anchors, setAnchors] = useState<Anchor[]>([]);
  useEffect(() => {
    if (!known || page === undefined) return setAnchors([]);
    let here = true;
    ask("anchors", { url: page }).then(
      (found) => here && setAnchors(found),
      () => undefined, // without them the address can still be typed
    );
    return () => {
      here = false;
    };
  }, [known, page]);
  return anchors;
}

/** A button: what stands on it, and whether it leads to a page or calls a phone. */
export function ActionField({ name, node, path, value, required }: FieldProps) {
  const { edit, choices, Field } = useForm();
  const data = isMapping(value) ? value : {};
  const kind = "call" in data ? "call" : "href";
  const inner = node.properties.find(([own]) => own === kind)?.[1];
  const [phone = "main"] = Object.keys(choices.phones);
  const id = fieldId(path);
  return (
    <FieldGroup name={name} path={path} required={required}>
      <Entries node={node} path={path} value={data} without={["href", "call"]} />
      <label htmlFor={`${id}-kind`}>What it does</label>
      <select
        id={`${id}-kind`}
        className="text"
        value={kind}
        onChange={({ target }) =>
          edit(
            ...(kind in data ? [{ do: "remove", path: [...path, kind] } as const] : []),
            target.value === "call"
              ? { do: "set", path: [...path, "call"], value: phone }
              : { do: "set", path: [...path, "href"], value: "/" },
          )
        }
      >
        <option value="href">Leads to a page or section</option>
        <option value="call">Calls a phone</option>
      </select>
      {inner && <Field name={kind} node={inner} path={[...path, kind]} value={data[kind]} required />}
    </FieldGroup>
  );
}
