import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import type { Path } from "../../content/lib/data.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import type { Opened, PanelProblem } from "../contract.ts";
import type { Command } from "../requestTypes.ts";
import type { Choices, EditorSchemas } from "../server/choices.ts";
import { fieldId } from "./focus.ts";
import type { Navigation } from "./navigation.ts";
import type { PanelState, Store } from "./store.ts";

/** The entry that a field edits: its schema, its path in the file, and its value. */
export type FieldProps = { name: string; node: SchemaNode; path: Path; value: unknown; required: boolean };

/** What all parts of the panel share: the open file as it is now, and what can be done with it. */
export interface Form
  extends Omit<Opened, "data">,
    Omit<PanelState, "opened">,
    Pick<Store, "edit" | "set" | "save" | "reopen" | "decide" | "decideOn">,
    Navigation {
  /** Renders the field of any entry. It is shared here as fields contain other fields of every kind. */
  Field: ComponentType<FieldProps>;
  /** The problems of this file, without those of entries that were just added. */
  problems: PanelProblem[];
  /** The same, and those of all other files. */
  allProblems: readonly PanelProblem[];
  schemas: EditorSchemas;
  choices: Choices;
  /** Returns the title of a file's page, or another name for the file. */
  titleOf(file: string): string;
  /** Requests the choices again. */
  renew(): void;
  /** Runs a command, and goes to the file and entry in its result. */
  run(command: Command): Promise<void>;
  turn(what: "undo" | "redo"): void;
  /** Opens a dialog, or closes it. */
  show(dialog?: ReactElement): void;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** Returns the context of the surrounding form. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands in no form.");
  return form;
}

/** Returns the problems of the entry at a path; with `within`, also those of the entries in it. */
export function useProblems(path: Path, within = false): PanelProblem[] {
  const key = fieldId(path);
  return useForm().problems.filter((problem) => {
    const id = fieldId(problem.path);
    return id === key || (within && id.startsWith(`${key}.`));
  });
}

/** Returns the attributes that connect a control with its label, its help and its problems for screen readers. */
export function useFieldAttributes(path: Path) {
  const id = fieldId(path);
  const isWrong = useProblems(path).some(({ severity }) => severity === "error");
  return {
    id,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": `${id}-original ${id}-limit ${id}-help ${id}-problems`,
  };
}
