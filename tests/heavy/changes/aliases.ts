import type { ValidPage } from "../../../content/forms.ts";
import type { SiteCopy } from "../siteCopy.ts";

/** Gives a page other addresses besides those it has. */
export function addAliases(
  copy: SiteCopy,
  { file, head: { aliases = [] } }: ValidPage,
  more: string[],
): void {
  const text = copy.read(file).replace(/^aliases:.*\n(?:[ -].*\n)*/m, "");
  copy.write(file, text.replace(/^blocks:/m, `aliases: ${JSON.stringify([...aliases, ...more])}\nblocks:`));
}
