import type { ValidPage } from "../../../content/compile/forms.ts";
import type { SiteCopy } from "../siteCopy.ts";

/** Adds aliases to those a page already has. */
export function addAliases(
  copy: SiteCopy,
  { file, head: { aliases = [] } }: ValidPage,
  more: string[],
): void {
  const text = copy.read(file).replace(/^aliases:.*\n(?:[ -].*\n)*/m, "");
  copy.write(file, text.replace(/^blocks:/m, `aliases: ${JSON.stringify([...aliases, ...more])}\nblocks:`));
}
