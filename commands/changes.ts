import { mkdirSync, writeFileSync } from "node:fs";
import { wasAnothers } from "../checker/git/oldPages.ts";
import { readOwn } from "../content/read/files.ts";
import { build, buildRevision, commitOf } from "./changes/buildRevision.ts";
import { compareSites, pagesToShow } from "./changes/compare.ts";
import { changesHtml } from "./changes/html.ts";
import { changesMarkdown } from "./changes/markdown.ts";
import { readBuiltSite } from "./changes/readBuiltSite.ts";
import { summaryLine } from "./changes/report.ts";
import { compareLooks } from "./changes/screenshots.ts";
import { runCommand, TEXT, UsageError } from "./usage.ts";

const REPORT = "changes";
const HELP = `npm run changes -- <git revision> [--preview https://…]

Says what the site's files as they are now, committed or not, do to the site of a revision (main, HEAD~1 …): pages
added, changed and leading on, the words that changed, weights, styles, and pictures of before and after on a phone
and on a computer with the differences marked. Builds both, and writes ${REPORT}/index.html, one file with all of it,
and ${REPORT}/summary.md.

  --preview   where the site as it is now can be seen, for links in the summary
  --help      shows this and builds nothing`;

await runCommand(
  {
    script: "npm run changes",
    help: HELP,
    exits: [
      "every address of the revision still leads somewhere",
      "an address leads nowhere now, or one of the two cannot be built",
    ],
    allowPositionals: true,
    options: { preview: TEXT },
    isExpected: () => true,
  },
  async ({ values: { preview }, positionals: [revision, ...more] }) => {
    if (!revision || more.length)
      throw new UsageError("Since when? Write one revision after the two hyphens, as main");
    const commit = commitOf(revision);
    const isAnothers = wasAnothers(process.cwd(), commit, readOwn(process.cwd(), "site.yaml"));
    using old = buildRevision(commit);
    build(process.cwd(), "The site as it is now");
    return await report(revision, old.client, { preview, isAnothers });
  },
);

/** `isAnothers`: the revision is another business's site, whose addresses need not lead anywhere here. */
async function report(
  revision: string,
  old: string,
  { preview, isAnothers }: { preview: string | undefined; isAnothers: boolean },
): Promise<boolean> {
  const now = "dist/client";
  const [before, after] = [readBuiltSite(old), readBuiltSite(now)];
  const compared = compareSites(before, after);
  const changes = isAnothers ? { ...compared, lost: [] } : compared;
  const both = [...after.pages.keys()].filter((address) => before.pages.has(address));
  const { addresses, leftOut } = pagesToShow(changes, both);
  const looks = await compareLooks(old, now, addresses);
  const summary = { revision, changes, looks, leftOut, preview: preview?.replace(/\/+$/, "") };
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(`${REPORT}/index.html`, changesHtml(summary));
  writeFileSync(`${REPORT}/summary.md`, changesMarkdown(summary));
  for (const address of changes.lost)
    console.error(
      `${address} leads nowhere now. Write it under moved: in the file of the page that takes its place.`,
    );
  console.log(`${summaryLine(changes)}. See ${REPORT}/index.html and ${REPORT}/summary.md.`);
  return changes.lost.length === 0;
}
