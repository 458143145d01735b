import { memo, useDeferredValue } from "react";
import type { Choices } from "../contract.ts";
import { useForm } from "./context.ts";
import type { Draft } from "./draft/draft.ts";
import { unsavedFiles } from "./draft/keep.ts";
import type { Where } from "./draft/useDraft.ts";

interface PageSelectProps {
  draft: Pick<Draft, "file" | "url">;
  onGo(where: Where): void;
}

const NONE: Choices["pages"] = [];

/** Which page is edited, among all: a thousand of them come after the form of the one. */
export function PageSelect({ draft: { file, url }, onGo }: PageSelectProps) {
  const pages = useDeferredValue(useForm().choices.pages, NONE);
  const elsewhere = unsavedFiles().filter((other) => other !== file);
  return (
    <select
      className="text"
      aria-label="Page"
      value={file}
      onChange={({ target }) => onGo({ file: target.value })}
    >
      <option value="site.yaml">The business: names, phones, hours</option>
      {url !== undefined && !pages.some((page) => page.file === file) && <option value={file}>{url}</option>}
      <Options pages={pages} unsaved={elsewhere.join("\n")} />
    </select>
  );
}

/** One option for each page; `unsaved` names files, one a line. */
const Options = memo(({ pages, unsaved }: Pick<Choices, "pages"> & { unsaved: string }) => {
  const files = unsaved.split("\n");
  return pages.map(({ file, title, draft }) => (
    <option key={file} value={file}>
      {title}
      {draft ? " (draft)" : ""}
      {files.includes(file) ? " (not saved)" : ""}
    </option>
  ));
});
