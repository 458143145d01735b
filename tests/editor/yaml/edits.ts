import { type Edit, type Path, valueAt } from "../../../content/lib/data.ts";
import { InvalidEdit } from "../../../editor/refusal.ts";
import { editYaml } from "../../../editor/yaml/editYaml.ts";
import fc from "../../fastCheck.ts";

/** A word that a writer may type, including some that YAML could read as something else. */
const word = fc.constantFrom(
  ..."pool water a it's 5 true null ~ - # & * ! | > %5 @ ` ' \" {a} [b] a: b: #c ${city.name} https://a.b/#c -- ? : , é 👩 **bold** [x](/y)".split(
    " ",
  ),
);
const sentence = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(" "));
const oneText = fc.oneof(
  { weight: 6, arbitrary: sentence },
  { weight: 2, arbitrary: fc.array(sentence, { minLength: 2, maxLength: 4 }).map((all) => all.join("\n\n")) },
  fc.array(sentence, { minLength: 1, maxLength: 3 }).map((all) => `${all.join("\n")}\n`),
  fc.constantFrom(
    "",
    " ",
    "\n",
    "a\n",
    "  a",
    "a  ",
    "\n\na\n\n\n",
    "a\tb",
    "2025-03-25",
    "---",
    "...",
    "a\r\nb",
    "\u0007",
    "\u2028",
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const scalar = fc.oneof(
  { weight: 6, arbitrary: oneText },
  fc.constantFrom<unknown>(0, 1, -80.5, 1e21, true, false, null),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("type", "label", "href", "a name", "title", "7", "a: b"), tie("value"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}));

/** An arbitrary that covers all edits of some data. */
export function editOf(data: unknown): fc.Arbitrary<Edit> {
  const paths = pathsIn(data).filter((path) => path.length > 0);
  const items = paths.filter((path) => Array.isArray(valueAt(data, path.slice(0, -1))));
  const groups = pathsIn(data).filter((path) => isGroup(valueAt(data, path)));
  const oneOf = (from: Path[], map: (path: Path) => fc.Arbitrary<Edit>) =>
    from.length ? [fc.constantFrom(...from).chain(map)] : [];
  const move = (path: Path) =>
    fc.nat(listAt(data, path.slice(0, -1)).length - 1).map((to): Edit => ({ do: "move", path, to }));
  const insert = (path: Path) => {
    const list = listAt(data, path.slice(0, -1));
    const like = fc.oneof(fc.constantFrom(...list), value);
    return fc
      .record({ index: fc.nat(list.length), value: like })
      .map(({ index, value }): Edit => ({ do: "insert", path: [...path.slice(0, -1), index], value }));
  };
  const add = (path: Path) =>
    value.map(
      (item): Edit => ({
        do: Array.isArray(valueAt(data, path)) ? "insert" : "set",
        path: [...path, Array.isArray(valueAt(data, path)) ? 0 : "new name"],
        value: item,
      }),
    );
  return fc.oneof(
    ...oneOf(paths, (path) => value.map((item): Edit => ({ do: "set", path, value: item }))),
    ...oneOf(
      paths.filter((path) => typeof valueAt(data, path) === "string"),
      (path) => oneText.map((item): Edit => ({ do: "set", path, value: item })),
    ),
    ...oneOf(paths, (path) => fc.constant<Edit>({ do: "remove", path })),
    ...oneOf(groups, add),
    ...oneOf(items, insert),
    ...oneOf(items, move),
  );
}

/** The edit that undoes another; undefined where that would need the data that the other replaced or removed. */
export function inverseOf(edit: Edit, data: unknown): Edit | undefined {
  const { path } = edit;
  switch (edit.do) {
    case "insert":
      return { do: "remove", path };
    case "move":
      return { do: "move", path: [...path.slice(0, -1), edit.to], to: Number(path.at(-1)) };
    case "set":
      return valueAt(data, path) === undefined ? { do: "remove", path } : undefined;
    case "remove":
      return undefined;
  }
}

/** The data after an edit. */
export function edited(data: unknown, edit: Edit): unknown {
  const copy = structuredClone(data);
  const key = edit.path.at(-1) ?? "";
  const group = valueAt(copy, edit.path.slice(0, -1));
  if (Array.isArray(group)) {
    const index = Number(key);
    if (edit.do === "move") group.splice(edit.to, 0, ...group.splice(index, 1));
    else group.splice(index, edit.do === "insert" ? 0 : 1, ...(edit.do === "remove" ? [] : [edit.value]));
  } else if (typeof group === "object" && group !== null) {
    if (edit.do === "remove") Reflect.deleteProperty(group, key);
    else if (edit.do === "set") Reflect.set(group, key, edit.value);
  }
  return copy;
}

/** The text after an edit; undefined if the edit is refused. */
export function tryEdit(text: string, edit: Edit): string | undefined {
  try {
    return editYaml(text, edit);
  } catch (error) {
    if (error instanceof InvalidEdit) return undefined;
    throw error;
  }
}

function pathsIn(node: unknown, path: Path = []): Path[] {
  if (!isGroup(node)) return [path];
  return [
    path,
    ...Object.entries(node).flatMap(([key, item]) =>
      pathsIn(item, [...path, Array.isArray(node) ? Number(key) : key]),
    ),
  ];
}

function isGroup(node: unknown): node is object {
  return typeof node === "object" && node !== null;
}

function listAt(data: unknown, path: Path): unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}
