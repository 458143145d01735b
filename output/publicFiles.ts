import { cp } from "node:fs/promises";
import { join } from "node:path";
import { eachAtOnce, THREADS } from "../content/lib/threads/pool.ts";
import { readPublicFolder } from "../content/read/public/publicFolder.ts";
import { faultOf, type PublicFileFault } from "../content/read/public/publishable.ts";

/** Thrown for a file of public/ that a build cannot use: a mistake in the content, not in the code. */
export class UnusableFile extends Error {
  override name = "UnusableFile"; // lets callers recognize it without importing this module
}

const REASONS: Record<PublicFileFault, string> = {
  link: "is a link to something else, or no file at all. Put the file itself there, or delete it.",
  type: "is of a kind that cannot be put on the site. Delete it, or save it as another kind.",
  size: "is larger than 20 MB. Save it smaller.",
  active:
    "is a drawing that holds more than shapes: a script, or something from elsewhere. Save it as plain SVG.",
};

/**
 * Copies the files of public/ below `root` into the folder `client`. If one may not be published, copies nothing, and
 * throws an UnusableFile with a sentence for each such file.
 */
export async function copyPublicFiles(root: string, client: string): Promise<void> {
  const files = readPublicFolder(root);
  const refused = files.flatMap((file) => {
    const fault = faultOf(file);
    return fault ? [`${join("public", file.name)} ${REASONS[fault]}`] : [];
  });
  if (refused.length > 0) throw new UnusableFile(refused.join("\n"));
  await eachAtOnce(files, THREADS, ({ name }) => cp(join(root, "public", name), join(client, name)));
}
