import { type HTMLAttributes, useState } from "react";
import { itemNoun, withArticle } from "../../../checker/translations/nouns.ts";
import { isMapping } from "../../../content/lib/data.ts";
import { entryTitle } from "../../../content/validate/annotatedTexts.ts";
import { nameInSentence, shownText, titled } from "../../words.ts";
import { type FieldProps, useForm, useProblems } from "../context.ts";
import { Button, MoveButtons } from "../controls.tsx";
import { fieldId, focusOn, focusOnId } from "../focus.ts";
import { useDrag } from "../useDrag.ts";
import { blank, Entries } from "./EntryField.tsx";
import { ProblemCount, ProblemsAt } from "./Labelled.tsx";
import { OriginalOf } from "./OriginalText.tsx";
import { TextBox } from "./TextField.tsx";

const NONE: unknown[] = [];

/** A list whose items can be added, moved, copied and removed. */
export function ListField({ name, node, path, value }: FieldProps) {
  const { edit, set } = useForm();
  const list: unknown[] = Array.isArray(value) ? value : NONE;
  const { items, most = Number.POSITIVE_INFINITY, least = 0 } = node;
  const noun = itemNoun(name, items, nameInSentence);
  const keys = useKeysOf(list);
  const shared = { name: noun, required: true, list, least };
  const { handleAt, placeAt } = useDrag((from, to) => edit({ do: "move", path: [...path, from], to }));
  function add(): void {
    const at = [...path, list.length];
    const item = items && blank(items);
    if (value === undefined) set(path, [item]);
    else edit({ do: "insert", path: at, value: item });
    focusOn(at);
  }
  return (
    <>
      <ol className="list">
        {list.map((item, index) => (
          <li key={keys[index]} {...placeAt(index)}>
            {items && (
              <Item
                {...shared}
                node={items}
                path={[...path, index]}
                value={item}
                index={index}
                handle={handleAt(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {items && list.length < most && (
        <Button id={`${fieldId(path)}-add`} className="add plus" onClick={add}>
          Add {withArticle(noun)}
        </Button>
      )}
    </>
  );
}

interface ItemProps extends FieldProps {
  index: number;
  list: readonly unknown[];
  least: number;
  /** The attributes of what it can be dragged by. */
  handle: HTMLAttributes<HTMLElement>;
}

/** One item of a list: a text on one line, or an object collapsed under its title. */
function Item(props: ItemProps) {
  const { name, node, path, value, index, handle } = props;
  const { set, variables, Field } = useForm();
  const problems = useProblems(path, true);
  const isBlank = (text: unknown) => text === "" || typeof text !== "string";
  const [fresh] = useState(() => isMapping(value) && Object.values(value).every(isBlank)); // the writer can toggle it
  const numbered = `${titled(name)} ${index + 1}`;
  if (typeof value === "string" && node.type === "string")
    return (
      <div className="line-item" data-field={fieldId(path)}>
        <OriginalOf path={path} />
        <TextBox path={path} name={numbered} bare text={value} onText={(text) => set(path, text)} />
        <ItemButtons {...props} />
        <ProblemsAt path={path} />
      </div>
    );
  if (!isMapping(value)) return <Field {...props} />;
  return (
    <details className="item" open={fresh} data-field={fieldId(path)}>
      <summary {...handle}>
        {shownText(entryTitle(node, value) || numbered, variables)}
        <ProblemCount problems={problems.length} />
      </summary>
      <ItemButtons {...props} />
      {node.part === "picture" || node.part === "action" ? <Field {...props} /> : <Entries {...props} />}
      <ProblemsAt path={path} />
    </details>
  );
}

function ItemButtons({ name, path, value, index, list, least, handle }: ItemProps) {
  const { edit } = useForm();
  const at = (other: number) => path.with(-1, other);
  const idAt = (other: number) => fieldId(at(other));
  const what = `${name} ${index + 1}`;
  const move = (to: number) => edit({ do: "move", path, to });
  function copy(): void {
    edit({ do: "insert", path: at(index + 1), value });
    focusOn(at(index + 1));
  }
  function remove(): void {
    edit({ do: "remove", path });
    focusOnId(`${idAt(Math.min(index, list.length - 2))}-remove`, `${fieldId(path.slice(0, -1))}-add`);
  }
  return (
    <div className="moves" {...handle}>
      <MoveButtons name={what} idAt={idAt} index={index} count={list.length} onMove={move} />
      <Button label={`Copy ${what}`} icon="copy" onClick={copy} />
      <Button
        id={`${idAt(index)}-remove`}
        label={`Delete ${what}`}
        icon="cross"
        disabled={list.length <= least}
        onClick={remove}
      />
    </div>
  );
}

/** Returns a stable React key for each item, which moves with the item, so that opened items stay open. */
function useKeysOf(list: readonly unknown[]): number[] {
  const [seen, see] = useState(() => ({ list, texts: textsOf(list), keys: list.map((_, index) => index) }));
  if (seen.list === list) return seen.keys;
  const texts = textsOf(list);
  const left = new Map(seen.keys.map((key, index) => [index, key]));
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

function textsOf(list: readonly unknown[]): string[] {
  return list.map((item) => JSON.stringify(item));
}
