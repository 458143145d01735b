import { useState } from "react";
import { titleOf } from "../../../../content/check/schemas/marks.ts";
import { itemNoun, withArticle } from "../../../../content/edit/words/nouns.ts";
import { isMapping } from "../../../../content/read/data.ts";
import { filled, nameInSentence, titled } from "../../words.ts";
import { type FieldProps, fieldId, useForm, useProblems } from "../context.ts";
import { ProblemCount } from "../ErrorBanner.tsx";
import { focusOn } from "../focus.ts";
import { blank, Entries } from "./EntryField.tsx";
import { FieldGroup, ProblemsAt } from "./Labelled.tsx";
import { buttonId, ItemButtons, type ItemProps, useItems } from "./listItems.tsx";
import { TextBox } from "./TextField.tsx";

const NONE: unknown[] = [];

/** A list that grows, moves and shrinks. */
export function ListField({ name, node, path, value, required }: FieldProps) {
  const { edit } = useForm();
  const list: unknown[] = Array.isArray(value) ? value : NONE;
  const { items } = node;
  const noun = itemNoun(name, items, nameInSentence);
  const [names, actionsOf] = useItems(path, list);
  const full = node.most !== undefined && list.length >= node.most;
  return (
    <FieldGroup name={name} path={path} required={required} help={node.description}>
      <ol className="list">
        {list.map((item, index) => (
          <li key={names[index]}>
            {items && (
              <Item
                name={noun}
                node={items}
                path={[...path, index]}
                value={item}
                required
                index={index}
                count={list.length}
                least={node.least ?? 0}
                actions={actionsOf(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {items && !full && (
        <button
          id={buttonId(path, "add")}
          type="button"
          className="add"
          onClick={() => {
            const at = [...path, list.length];
            edit(
              value === undefined
                ? { do: "set", path, value: [blank(items)] }
                : { do: "insert", path: at, value: blank(items) },
            );
            focusOn(at);
          }}
        >
          <span aria-hidden>+ </span>Add {withArticle(noun)}
        </button>
      )}
    </FieldGroup>
  );
}

/** One entry of a list: a text in a line, anything larger folded under its title. */
function Item(props: ItemProps) {
  const { name, node, path, value, index } = props;
  const { edit, variables, Field } = useForm();
  const problems = useProblems(path, true);
  const [fresh] = useState(() => isMapping(value) && isFresh(value)); // open from the start, then as the writer has it
  if (typeof value === "string" && node.type === "string")
    return (
      <div className="line-item" data-field={fieldId(path)}>
        <TextBox
          path={path}
          name={`${titled(name)} ${index + 1}`}
          bare
          text={value}
          lines={false}
          marks={false}
          onText={(text) => edit({ do: "set", path, value: text })}
        />
        <ItemButtons {...props} />
        <ProblemsAt path={path} />
      </div>
    );
  if (!isMapping(value)) return <Field {...props} />;
  const title = titleOf(node, value) || `${titled(name)} ${index + 1}`;
  return (
    <details className="item" open={fresh} data-field={fieldId(path)}>
      <summary>
        {filled(title, variables)}
        {problems.length > 0 && <ProblemCount problems={problems.length} />}
      </summary>
      <ItemButtons {...props} />
      {node.part === "picture" || node.part === "action" ? <Field {...props} /> : <Entries {...props} />}
      <ProblemsAt path={path} />
    </details>
  );
}

/** Whether nothing has been written into an entry yet. */
function isFresh(entry: Record<string, unknown>): boolean {
  return Object.values(entry).every((value) => value === "" || typeof value !== "string");
}
