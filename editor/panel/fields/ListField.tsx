import { type HTMLAttributes, useState } from "react";
import { entryTitle } from "../../../checker/lib/annotatedTexts.ts";
import { itemNoun, withArticle } from "../../../checker/translations/nouns.ts";
import { isMapping } from "../../../content/lib/data.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { nameInSentence, shownText, titled } from "../../words.ts";
import { type FieldProps, useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { fieldId, focusOn, focusOnId } from "../focus.ts";
import { MoveButtons, useDrag } from "../moves.tsx";
import { blank, Entries } from "./EntryField.tsx";
import { OriginalOf } from "./OriginalText.tsx";
import { ProblemCount, ProblemsAt } from "./ProblemsAt.tsx";
import { TextField } from "./TextField.tsx";

const NONE: unknown[] = [];

/** A list whose items can be added, moved, copied and removed. */
export function ListField({ name, node, path, value }: FieldProps) {
  const { edit, set } = useForm();
  const list: unknown[] = Array.isArray(value) ? value : NONE;
  const { items, most = Number.POSITIVE_INFINITY, least = 0 } = node;
  const noun = itemNoun(name, items, nameInSentence);
  const keys = useKeysOf(list);
  const { handleAt, placeAt } = useDrag(path);
  if (!items) return null;
  const shared = { name: noun, node: items, required: true, count: list.length, least };
  function add(node: SchemaNode): void {
    const at = [...path, list.length];
    if (value === undefined) set(path, [blank(node)]);
    else edit({ do: "insert", path: at, value: blank(node) });
    focusOn(at);
  }
  return (
    <>
      <ol className="list">
        {list.map((item, index) => (
          <li key={keys[index]} {...placeAt(index)}>
            <Item {...shared} path={[...path, index]} value={item} handle={handleAt(index)} />
          </li>
        ))}
      </ol>
      {list.length < most && (
        <Button id={`${fieldId(path)}-add`} className="add plus" onClick={() => add(items)}>
          Add {withArticle(noun)}
        </Button>
      )}
    </>
  );
}

interface ItemProps extends FieldProps {
  /** The number of items in its list, and the least. */
  count: number;
  least: number;
  /** The attributes of what it can be dragged by. */
  handle: HTMLAttributes<HTMLElement>;
}

/** One item of a list: a text on one line, or an object collapsed under its title. */
function Item(props: ItemProps) {
  const { name, node, path, value, handle } = props;
  const { variables, Field } = useForm();
  const isBlank = (text: unknown) => text === "" || typeof text !== "string";
  const [fresh] = useState(() => isMapping(value) && Object.values(value).every(isBlank)); // the writer can toggle it
  const numbered = `${titled(name)} ${Number(path.at(-1)) + 1}`;
  if (typeof value === "string" && node.type === "string")
    return (
      <div className="line-item" data-field={fieldId(path)}>
        <OriginalOf path={path} />
        <TextField {...props} name={numbered} isItem />
        <ItemButtons {...props} />
        <ProblemsAt path={path} />
      </div>
    );
  if (!isMapping(value)) return <Field {...props} />;
  return (
    <details className="item" open={fresh} data-field={fieldId(path)}>
      <summary {...handle}>
        {shownText(entryTitle(node, value) || numbered, variables)}
        <ProblemCount path={path} />
      </summary>
      <ItemButtons {...props} />
      {node.part === "picture" || node.part === "action" ? <Field {...props} /> : <Entries {...props} />}
      <ProblemsAt path={path} />
    </details>
  );
}

function ItemButtons({ name, path, value, count, least, handle }: ItemProps) {
  const { edit } = useForm();
  const index = Number(path.at(-1));
  const next = path.with(-1, index + 1);
  const what = `${name} ${index + 1}`;
  function copy(): void {
    edit({ do: "insert", path: next, value });
    focusOn(next);
  }
  function remove(): void {
    edit({ do: "remove", path });
    const beside = path.with(-1, Math.min(index, count - 2));
    focusOnId(`${fieldId(beside)}-remove`, `${fieldId(path.slice(0, -1))}-add`);
  }
  return (
    <div className="moves" {...handle}>
      <MoveButtons name={what} path={path} count={count} />
      <Button label={`Copy ${what}`} icon="copy" onClick={copy} />
      <Button
        id={`${fieldId(path)}-remove`}
        label={`Delete ${what}`}
        icon="cross"
        disabled={count <= least}
        onClick={remove}
      />
    </div>
  );
}

type Seen = { list: readonly unknown[]; texts: string[]; keys: number[] };

/** Returns a stable React key for each item, which moves with the item, so that opened items stay open. */
function useKeysOf(list: readonly unknown[]): number[] {
  const [seen, see] = useState<Seen>({ list: NONE, texts: [], keys: [] });
  if (seen.list === list) return seen.keys;
  const texts = list.map((item) => JSON.stringify(item));
  const left = new Map(seen.keys.entries());
  const take = (index: number) => {
    const key = left.get(index);
    left.delete(index);
    return key;
  };
  const same = texts.map((text) => take([...left.keys()].find((old) => seen.texts[old] === text) ?? -1));
  let last = Math.max(-1, ...seen.keys);
  const keys = same.map((key, index) => key ?? take(index) ?? ++last); // an edited item keeps the key of its index
  see({ list, texts, keys });
  return keys;
}
