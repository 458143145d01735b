import type { Dispatch } from "react";
import type { EditorSchemas, Told } from "../../contract.ts";
import type { Made } from "../../made.ts";
import { useForm } from "../context.ts";
import type { Action, Draft } from "../draft/draft.ts";
import { blockNode } from "../forms/sections.ts";
import { AddSection } from "./AddSection.tsx";
import { ChangesList } from "./ChangesList.tsx";
import { Conflict } from "./Conflict.tsx";
import { NewPage } from "./NewPage.tsx";

/** The open dialog: the changes, a new page, or the kinds of sections to add at an index. */
export type Open = "changes" | "new" | { adding: number };

interface DialogsProps {
  open: Open | undefined;
  draft: Draft;
  dispatch: Dispatch<Action>;
  schemas: EditorSchemas;
  onClose(): void;
  onAdded(index: number): void;
  onGo(told: Told): void;
  onMade(words: string, made: Made): void;
}

/** Shows the open dialog, one at a time. A conflict with a change elsewhere comes first. */
export function Dialogs(props: DialogsProps) {
  const { open, draft, dispatch, schemas, onClose, onAdded, onGo, onMade } = props;
  const { edit } = useForm();
  const { conflict } = draft;
  if (conflict)
    return (
      <Conflict
        file={draft.file}
        mine={draft.text}
        theirs={conflict}
        onChoose={(text) => dispatch({ type: "choose", text, disk: conflict })}
      />
    );
  if (open === "changes") return <ChangesList onClose={onClose} onGo={onGo} />;
  if (open === "new") return <NewPage onMade={onMade} onClose={onClose} />;
  const union = blockNode(schemas.page);
  if (open === undefined || !union) return null;
  return (
    <AddSection
      union={union}
      onClose={onClose}
      onAdd={(block) => {
        edit({ do: "insert", path: ["blocks", open.adding], value: block });
        onClose();
        onAdded(open.adding);
      }}
    />
  );
}
