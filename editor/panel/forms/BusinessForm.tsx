import { useState } from "react";
import { isMapping } from "../../../content/lib/data.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { labelOf } from "../../words.ts";
import { useForm } from "../context.ts";
import { Input, ProblemCount } from "../controls.tsx";
import { Entries } from "../fields/EntryField.tsx";

/** The form of site.yaml or a words file: its groups, with a search in their labels and values. */
export function BusinessForm({ node }: { node: SchemaNode }) {
  const { data, Field, problems } = useForm();
  const [wanted, search] = useState("");
  const values = isMapping(data) ? data : {};
  const groups = node.properties.filter(([name]) => name in values);
  const propsOf = (name: string) => ({ name, path: [name], value: values[name] });
  const has = (text: string) => text.toLowerCase().includes(wanted.toLowerCase());
  const isNamed = ([name]: (typeof groups)[number]) => has(labelOf(name));
  const found = groups
    .filter((group) => isNamed(group) || has(JSON.stringify(values[group[0]])))
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  return (
    <>
      <label htmlFor="business-search">Find an entry</label>
      <Input id="business-search" type="search" value={wanted} onText={search} />
      {found.map(([name, inner]) => (
        <details key={`${name} ${wanted !== ""}`} className="item" open={wanted !== ""}>
          <summary>
            {labelOf(name)}
            <ProblemCount problems={problems.filter(({ path }) => path[0] === name).length} />
          </summary>
          <Field {...propsOf(name)} node={inner} required={node.required.includes(name)} />
        </details>
      ))}
      <Entries node={node} path={[]} value={data} without={groups.map(([name]) => name)} />
    </>
  );
}
