import { type ComponentType, createContext, useContext } from "react";
import type { SchemaNode } from "../../../content/check/schemas/schemaNode.ts";
import type { Edit, Path } from "../../../content/edit/editYaml.ts";
import type { Choices, Told, Variable } from "../contract.ts";

/** The entry that a field edits: its schema, its path in the file, and its value. */
export interface FieldProps {
  /** Its name in the file. */
  name: string;
  node: SchemaNode;
  path: Path;
  value: unknown;
  required: boolean;
}

/** The context of all fields of a form. */
interface Form {
  /** The field for any entry, as fields contain other fields of every kind. */
  Field: ComponentType<FieldProps>;
  edit(...edits: Edit[]): void;
  problems: readonly Told[];
  variables: readonly Variable[];
  choices: Choices;
  /** Requests the choices again. */
  renew(): void;
  /** The page's address, for what can be chosen on it. */
  url: string | undefined;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** Returns the context of the surrounding form. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands in no form.");
  return form;
}

/** Returns the problems of the entry at a path; with `within`, also those of the entries in it. */
export function useProblems(path: Path, within = false): Told[] {
  const key = fieldId(path);
  return useForm().problems.filter((told) => {
    const own = fieldId(told.path);
    return own === key || (within && own.startsWith(`${key}.`));
  });
}

/** Returns the attributes that connect a control with its label, its help and its problems for screen readers. */
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
