import { escapeXml } from "../../output/crawlers/xml.ts";
import { type Replaced, type SiteChanges, shared } from "./compare.ts";
import { besidesWords, type ChangesReport, markedWords, summaryLine, weightWords } from "./report.ts";
import type { PageLook } from "./screenshots.ts";

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
del { background: #ffd7d5; } ins { background: #ccf2d0; text-decoration: none; }
.looks { display: flex; gap: 1rem; flex-wrap: wrap; align-items: start; }
figure { margin: 0; flex: 1 1 15rem; } img { max-width: 100%; border: 1px solid #ccc; }`;

/** A report in one file: words, weights, and pictures of before and after. It loads nothing and runs nothing. */
export function changesHtml(report: ChangesReport): string {
  const { revision, changes, looks, leftOut } = report;
  const { common, own } = shared(changes.changed);
  const title = `What changed since ${escapeXml(revision)}`;
  const leadsOn = changes.redirected.map(({ from, to }) => escapeXml(`${from} → ${to}`));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${escapeXml(summaryLine(changes))}.</p>
${section("These addresses lead nowhere now", list(changes.lost.map(escapeXml)))}
${section("Added", list(changes.added.map(escapeXml)))}
${section("Lead on", list(leadsOn))}
${section("On several pages", list(common.map((word) => `${marked(word)} (${word.on.length} pages)`)))}
${own.map((page) => section(escapeXml(page.address), pageParts(page))).join("\n")}
${section("Styles, on all pages", list(changes.styles.map(marked)))}
${section("Scripts", list(changes.scripts.map(escapeXml)))}
${section("Before and after", looksParts(looks, leftOut))}
</html>
`;
}

function section(heading: string, content: string): string {
  return content && `<section><h2>${heading}</h2>${content}</section>`;
}

function list(items: string[]): string {
  return items.length ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : "";
}

function pageParts(page: SiteChanges["changed"][number]): string {
  const besides = besidesWords(page);
  const folded = (name: string, of: Replaced[]) =>
    of.length ? `<details><summary>${name}</summary>${list(of.map(marked))}</details>` : "";
  return [
    `<p>${weightWords(page.weight)}${besides && `. Besides its words: ${besides}`}</p>`,
    list(page.words.map(marked)),
    folded("Links", page.links),
    folded("Pictures", page.pictures),
    folded("What search engines read", page.head),
  ].join("");
}

function marked(replaced: Replaced): string {
  return markedWords(replaced, escapeXml);
}

function looksParts(looks: PageLook[], leftOut: number): string {
  if (looks.length === 0) return "";
  const same = looks.filter((look) => !look.marked).map(({ address, width }) => `${address} at ${width}`);
  return [
    leftOut ? `<p>${leftOut} more pages changed, or may look otherwise, and were not looked at.</p>` : "",
    same.length ? `<p>These look the same: ${escapeXml(same.join(", "))} pixels.</p>` : "",
    ...looks.map(lookParts),
  ].join("");
}

function lookParts({ address, width, marked }: PageLook): string {
  if (!marked) return "";
  const percent = marked.percent < 0.01 ? "less than 0.01" : marked.percent.toFixed(2);
  const figures = (["before", "after", "marked"] as const).map((name) => {
    const source = `data:image/webp;base64,${marked[name].toString("base64")}`;
    const alt = escapeXml(`${address} ${name}`);
    return `<figure><figcaption>${name}</figcaption><img src="${source}" alt="${alt}"></figure>`;
  });
  const heading = `${escapeXml(address)} at ${width} pixels: ${percent} % differs`;
  return `<h3>${heading}</h3><div class="looks">${figures.join("")}</div>`;
}
