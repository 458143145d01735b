import { type ComponentType, createContext, useContext } from "react";
import type { SchemaNode } from "../../../content/check/schemas/schemaNode.ts";
import type { Edit, Path } from "../../../content/edit/editYaml.ts";
import type { Choices, Told, Variable } from "../contract.ts";

/** What a field shows: an entry's place in the schemas and in the file, and what stands there. */
export interface FieldProps {
  /** Its name in the file. */
  name: string;
  node: SchemaNode;
  path: Path;
  value: unknown;
  required: boolean;
}

/** What every field of a form needs. */
interface Form {
  /** The field for any entry: fields hold others of every kind. */
  Field: ComponentType<FieldProps>;
  edit(...edits: Edit[]): void;
  problems: readonly Told[];
  variables: readonly Variable[];
  choices: Choices;
  /** Has them asked for again. */
  renew(): void;
  /** The page's address, for what can be chosen on it. */
  url: string | undefined;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** What the form around a field gives it. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands in no form.");
  return form;
}

/** What is wrong with the entry at a path; with `within`, also with what stands in it. */
export function useProblems(path: Path, within = false): Told[] {
  const key = fieldId(path);
  return useForm().problems.filter((told) => {
    const own = fieldId(told.path);
    return own === key || (within && own.startsWith(`${key}.`));
  });
}

/** What ties a control to its entry for who cannot see it: its id, how to fill it in, and what is wrong with it. */
export function useTied(path: Path) {
  const id = fieldId(path);
  const isWrong = useProblems(path).some(({ severity }) => severity === "error");
  return {
    id,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": `${id}-limit ${id}-help ${id}-problems`,
  };
}

/** The id of the field of an entry. */
export function fieldId(path: Path): string {
  return `at.${path.join(".")}`;
}
