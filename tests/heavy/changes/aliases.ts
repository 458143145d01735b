import type { Page } from "../../../content/types.ts";
import type { SiteCopy } from "../siteCopy.ts";

/** Gives a page other addresses besides those it has. */
export function addAliases(copy: SiteCopy, { file, aliases = [] }: Page, more: string[]): void {
  const text = copy.read(file).replace(/^aliases:.*\n(?:[ -].*\n)*/m, "");
  copy.write(file, text.replace(/^blocks:/m, `aliases: ${JSON.stringify([...aliases, ...more])}\nblocks:`));
}
