import { type ComponentType, createContext, useContext } from "react";
import type { SchemaNode } from "../../../content/check/schemas/schemaNode.ts";
import type { Edit } from "../../../content/edit/yaml/edit.ts";
import type { Path } from "../../../content/read/path.ts";
import type { Choices, Command, Reported, Variable } from "../contract.ts";

/** The entry that a field edits: its schema, its path in the file, and its value. */
export interface FieldProps {
  /** Its name in the file. */
  name: string;
  node: SchemaNode;
  path: Path;
  value: unknown;
  required: boolean;
}

/** A place in a file; an empty path is the top of its form. */
export type Place = Pick<Reported, "file" | "path">;

/** What all fields and dialogs share. */
interface Form {
  /** The field for any entry, as fields contain other fields of every kind. */
  Field: ComponentType<FieldProps>;
  /** The open file, and the address of its page; site.yaml has none. */
  file: string;
  url: string | undefined;
  data: unknown;
  /** The problems of the open file. */
  problems: readonly Reported[];
  variables: readonly Variable[];
  choices: Choices;
  /** Requests the choices again. */
  renew(): void;
  edit(...edits: Edit[]): void;
  /** Sets a value; undefined removes it. */
  set(path: Path, value: unknown): void;
  /** Runs a command, and goes to where it leads. */
  run(command: Command): Promise<void>;
  goTo(place: Place): void;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** Returns the context of the surrounding form. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands in no form.");
  return form;
}

/** Returns the problems of the entry at a path; with `within`, also those of the entries in it. */
export function useProblems(path: Path, within = false): Reported[] {
  const key = fieldId(path);
  return useForm().problems.filter((problem) => {
    const own = fieldId(problem.path);
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
