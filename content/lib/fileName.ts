/** Whether a system, a NAS, an editor or a download left a file or folder behind: no name makes it a page. */
export function isLeftBehind(path: string): boolean {
  return path.split("/").some((name) => LEFT_BEHIND.test(name));
}

const LEFT_BEHIND =
  /^(?:~\$|\._|\.#|#.*#$|(?:\.(?:DS_Store|gitkeep|AppleDouble|Spotlight-V100|fseventsd)|Thumbs\.db|ehthumbs\.db|desktop\.ini|4913|Icon[\r\uf00d]|@eaDir|__MACOSX|\$RECYCLE\.BIN|System Volume Information|lost\+found)$)|(?:~|\.(?:orig|rej|bak|old|save|sw[a-p]|tmp|temp|part|crdownload|download|lnk))$/i;

/** Whether a file is meant to be YAML, judging by its extension. */
export function isYaml(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}

/** The URL path of a file in pages-data, as /services; for a misnamed file, the path that was probably meant. */
export function urlOf(file: string): string {
  const path = file
    .replace(/^pages-data/, "")
    .replace(/\.ya?ml(?:\.txt)?$/i, "")
    .toLowerCase()
    .replace(/[ _]+/g, "-")
    .replace(/\/index$/, "");
  return path === "" ? "/" : path;
}

/** Converts a name to a slug: lowercase letters, digits and hyphens. */
export function slugFor(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
