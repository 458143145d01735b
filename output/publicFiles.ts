import { hash } from "node:crypto";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { Cache, hashOf } from "../content/lib/cache.ts";
import { eachAtOnce, THREADS } from "../content/lib/threads/pool.ts";
import { type PublicFileFault, readPublicFolder } from "../content/read/publicFolder.ts";
import { pictureFrom } from "./unmade.ts";

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Thrown for a file of public/ that a build cannot use: a mistake in the content, not in the code. */
export class UnusableFile extends Error {
  override name = "UnusableFile"; // lets callers recognize it without importing this module
}

const REASONS: Record<PublicFileFault, string> = {
  pointer: "is not the file itself, but what Git LFS keeps in its place. Run git lfs pull.",
  link: "is a link to something else, or no file at all. Put the file itself there, or delete it.",
  type: "is of a kind that cannot be put on the site. Delete it, or save it as another kind.",
  size: "is larger than 20 MB. Save it smaller.",
  active:
    "is a drawing that holds more than shapes: a script, or something from elsewhere. Save it as plain SVG.",
};

/**
 * Copies the files of public/ below `root` into the folder `client`, pictures without what is beside them. If one may
 * not be published, copies nothing, and throws an UnusableFile with a sentence for each such file.
 */
export async function copyPublicFiles(root: string, client: string, cache = new Cache()): Promise<void> {
  const files = readPublicFolder(root);
  const refused = files.flatMap(({ name, fault }) =>
    fault ? [`${posix.join("public", name)} ${REASONS[fault]}`] : [],
  );
  if (refused.length > 0) throw new UnusableFile(refused.join("\n"));
  await eachAtOnce(files, THREADS, async ({ name }) => {
    const [from, to] = [join(root, "public", name), join(client, name.normalize("NFC"))];
    if (!PICTURE.test(name)) return cp(from, to);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, await publishedPicture(name, await readFile(from), cache));
  });
}

/** A picture as it is published. */
async function publishedPicture(name: string, bytes: Buffer, cache: Cache): Promise<Buffer> {
  const { holdsMetadata, withoutMetadata } = await import("./pictures/withoutMetadata.ts");
  if (!holdsMetadata(bytes)) return bytes;
  const unusable = new UnusableFile(
    `public/${name} holds more than its picture, such as where it was taken, and cannot be read to take that out. Save it again as a .jpg file.`,
  );
  const made = () => withoutMetadata(bytes).catch(() => Promise.reject(unusable));
  return pictureFrom(cache, hashOf("without metadata", hash("sha256", bytes)), made);
}
