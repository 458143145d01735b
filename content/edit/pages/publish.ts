import { editYaml } from "../editYaml.ts";
import type { Change } from "./change.ts";
import { type Project, pageOf, readProject } from "./project.ts";

/** Keeps a page out of the site, or lets it in; a day on which it would go out by itself is taken away. */
export function setDraft(project: Project, file: string, draft: boolean): Change[] {
  return change(project, file, { draft: draft || undefined, publish: undefined });
}

/** Lets a page go out: at once, or on a day to come, as 2026-12-01. */
export function publish(project: Project, file: string, day?: string): Change[] {
  return change(project, file, { draft: undefined, publish: day });
}

function change(project: Project, file: string, entries: Record<string, unknown>): Change[] {
  const content = readProject(project);
  const { source, data } = pageOf(content, file);
  const text = Object.entries(entries)
    .filter(([name, value]) => value !== data[name])
    .reduce(
      (left, [name, value]) => editYaml(left, { do: "set", path: [name], value }, content.schemas.page.node),
      source.text,
    );
  return text === source.text ? [] : [{ file, text }];
}
