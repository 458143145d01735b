import type { TextRow } from "./row.ts";

const LINK_START = "(?:/|#|https?:|mailto:|tel:)";
const WORDS = String.raw`(?:[^[\]()\n]|\n(?!\s*\n)){1,80}`;

/** A link that somebody has written with a mistake; the groups of the pattern are its words and its address. */
const brokenLink = (id: string, pattern: string, reason: string, wrong: string, right: string): TextRow => ({
  id: `link-${id}`,
  in: "words",
  find: new RegExp(pattern, "g"),
  code: "broken-link",
  message: `Visitors would read '{found}' as it stands: ${reason}.`,
  hint: "Write {right}",
  mend: (_, words = "", address = "") => {
    const gap = /^[/#]/.test(address) ? "-" : ""; // addresses of pages have hyphens for spaces
    return `[${inOneLine(words)}](${inOneLine(address).replaceAll(" ", gap)})`;
  },
  examples: { wrong, right },
});

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

const SIGNS = { in: "words", code: "formatting" } as const;

const ADDRESS = {
  in: "unlinked",
  code: "broken-link",
  severity: "warning",
  message: "Visitors cannot click on '{found}': an address alone is no link here.",
} as const;

/** What Markdown does not take as the formatting or the link that was meant. */
export const markdownRows: readonly TextRow[] = [
  brokenLink(
    "with-a-space",
    `\\[(${WORDS})\\]\\((${LINK_START}[^()\\n]{0,200}\\s[^()\\n]{0,200})\\)`,
    "there is a space in its address",
    "Read [our weekly visits](/weekly visits) first.",
    "Read [our weekly visits](/weekly-visits) first.",
  ),
  brokenLink(
    "in-two-lines",
    `\\[(${WORDS})\\]\\s*\\n\\s*\\((${LINK_START}[^\\s()]*)\\)`,
    "a line ends between its brackets",
    "Ask for [a quote]\n(/quote) first.",
    "Ask for [a quote](/quote) first.",
  ),
  brokenLink(
    "not-closed",
    `\\[(${WORDS})\\]\\((${LINK_START}[^\\s()]{0,200}(?<=[\\w/#]))(?![\\w/.#?=&%-]*[\\w/]|[^()\\n]{0,200}[)])`,
    "its ) is missing",
    "Ask for [a quote](/quote first.",
    "Ask for [a quote](/quote) first.",
  ),
  brokenLink(
    "words-not-closed",
    `\\[(${WORDS})\\((${LINK_START}[^\\s()]*)\\)`,
    "its ] is missing",
    "Ask for [a quote(/quote) first.",
    "Ask for [a quote](/quote) first.",
  ),
  brokenLink(
    "words-not-opened",
    `(?<![[\\]\\w])([^\\s[\\]()]{1,80})\\]\\((${LINK_START}[^\\s()]*)\\)`,
    "its [ is missing",
    "Ask for prices](/quote) first.",
    "Ask for [prices](/quote) first.",
  ),
  brokenLink(
    "in-swapped-brackets",
    `\\((${WORDS})\\)\\[(${LINK_START}[^\\s\\]]*)\\]`,
    "its words belong in [ ] and its address in ( )",
    "Ask for (a quote)[/quote] first.",
    "Ask for [a quote](/quote) first.",
  ),
  {
    ...SIGNS,
    id: "lines-with-signs",
    // Lines that all begin with the same sign, with a number or with a letter, and are no list of Markdown.
    find: /^(?:([^\p{L}\p{N}\s"'“”‘’()[\]$…&<>|]).*(?:\n[ \t]*\1.*)+|\d{1,2}[.)]\p{L}.*(?:\n[ \t]*\d{1,2}[.)]\p{L}.*)+|[a-z]\) .*(?:\n[ \t]*[a-z]\) .*)+)/gmu,
    message: "These lines would run together into one: what they start with makes no list here.",
    hint: "Start each with - and a space.",
    mend: (found) => found.replace(/^[ \t]*(?:\d{1,2}[.)]|[a-z]\)|.\p{M}*)[ \t]*/gmu, "- "),
    examples: { wrong: "• We test.\n• We clean.", right: "- We test.\n- We clean." },
  },
  {
    ...SIGNS,
    id: "link-by-name",
    find: /\[\^[\w-]{1,20}\]|\[\[[^[\]\n]{1,80}\]\]|\[[^[\]\n]{1,80}\]\[[^[\]\n]{0,40}\]/g,
    message: "Visitors would read these brackets: footnotes and links to names have no meaning here.",
    hint: "Write a link as [words](/quote), with its address in round brackets.",
    examples: { wrong: "Ask for [a quote][quote].", right: "Ask for [a quote](/quote)." },
  },
  {
    ...SIGNS,
    id: "box-to-tick",
    find: /^\[[ xX]\] /gm,
    message: "Visitors would read these brackets: a list has no boxes to tick.",
    hint: "Take them away.",
    mend: () => "",
    examples: { wrong: "[ ] Test the water", right: "Test the water" },
  },
  {
    ...SIGNS,
    id: "highlight",
    find: /==([^=\n]{1,80})==/g,
    message: "Visitors would read these signs: they have no meaning here.",
    hint: "Take them away. Write **bold** for what matters, and an emoji as itself.",
    mend: (_, words = "") => words,
    examples: { wrong: "We come ==weekly==.", right: "We come weekly." },
  },
  {
    ...SIGNS,
    id: "emoji-name",
    find: /(?<![\w:]):[a-z][a-z_]{2,20}:(?!\w)/g,
    message: "Visitors would read these signs: they have no meaning here.",
    hint: "Take them away. Write **bold** for what matters, and an emoji as itself.",
    examples: { wrong: "Clear water :droplet:", right: "Hours: 8:00 to 17:00" },
  },
  {
    ...SIGNS,
    id: "bold-with-spaces",
    find: /\*\*(?:\s*([^*\n]{0,40}?)\s*\*\*)?/g,
    message: "Visitors would read these stars: bold begins right before a letter, and ends right behind one.",
    hint: "Write **bold**, with two stars on both sides and no space inside.",
    mend: (found, words) => (words ? `**${words}**` : found),
    examples: { wrong: "We come ** weekly **.", right: "We come **weekly**." },
  },
  {
    ...SIGNS,
    id: "italic-not-closed",
    find: /(?<=[^*\s]\s+)(?<!^[ \t]*\*.*\n[ \t]*)\*(?=\p{L})(?![^*]*\*)(?<!\w\*[^*]*\*)/gmu,
    message: "Visitors would read this star: the one that ends the italic words is missing.",
    hint: "Write *italic*, with a star on both sides, or take it away.",
    examples: { wrong: "We come *weekly.", right: "We come 2*3 times." },
  },
  {
    ...SIGNS,
    id: "link-without-address",
    find: new RegExp(`\\[${WORDS}\\]\\((?=[^()\\n]*[\\s\\p{Lu}])(?!${LINK_START})[^()\\n]{1,80}\\)`, "gu"),
    message: "Visitors would read this link as it stands: what its round brackets hold is no address.",
    hint: "Write the address of the page there, as [words](/quote).",
    examples: { wrong: "Ask for [a quote](Quote page).", right: "Ask for [a quote](/quote)." },
  },
  {
    ...SIGNS,
    id: "struck-out",
    find: /~~[^~\n]{1,40}~~/g,
    message: "Visitors would read these signs: a text cannot be struck out.",
    hint: "Take the words away.",
    mend: () => "",
    examples: { wrong: "We come ~~daily~~weekly.", right: "We come weekly." },
  },
  {
    ...SIGNS,
    id: "heading-without-space",
    find: /^#{2,6}[^\s#].*|^#\p{Lu}\p{Ll}* .*/gmu,
    message: "Visitors would read these signs: a heading needs a space behind them.",
    mend: (found) => found.replace(/^#+/, (signs) => `${signs.padStart(2, "#")} `),
    examples: { wrong: "##Our story", right: "## Our story" },
  },
  {
    ...SIGNS,
    id: "table",
    find: /(?<=^ *)\|? *:?-{3,}:? *(?:\| *:?-{3,}:? *)+\|? *$/gm,
    message: "Visitors would read this table as it stands: texts here have none.",
    hint: "Write it as a list, or use a block of type checklist or stats.",
    examples: { wrong: "Day | Price\n--- | ---\nMonday | $80", right: "- Monday: $80" },
  },
  {
    ...SIGNS,
    id: "star-between-digits",
    in: "markdown", // Markdown takes two of them as signs, and hides them
    find: /\d+\*\d+(?=(?:[^\n]|\n(?!\s*\n))*?\d\*\d)/g,
    message: "Visitors would not see the star in '{found}': two stars make italic what stands between them.",
    hint: "Write {right}",
    mend: (found) => found.replace("*", " × "),
    examples: { wrong: "3*4 or 5*6 feet", right: "3 × 4 or 5*6 feet" },
  },
  {
    ...SIGNS,
    id: "underlined-heading",
    in: "heading",
    find: /^([^\n]*[^\s.!?:])\s*\n\s*=+\s*$/g,
    severity: "warning",
    message: "Headings are not underlined here.",
    hint: "Write {right}",
    mend: (_, words) => `## ${words}`,
    examples: { wrong: "Our story\n====", right: "## Our story" },
  },
  {
    ...SIGNS,
    id: "underlined-text",
    in: "heading",
    find: /(?<=(?:[.!?:]|\n.*\S)\s*\n\s*)(?:=+|-+)\s*$/gs,
    severity: "warning",
    message: "This line of signs makes a heading of the whole text above it.",
    hint: "Take it away.",
    mend: () => "",
    examples: { wrong: "We come weekly.\n----", right: "We come weekly." },
  },
  {
    ...ADDRESS,
    id: "address-alone",
    find: /(?<![\w@./:])(?:https?:\/\/|(?=www\.))(?<address>[^\s<>()]*[\w/])/g,
    hint: "Write [words](https://{address})",
    mend: (_, address) => `[${address}](https://${address})`,
    examples: {
      wrong: "See www.example.com for more.",
      right: "See [www.example.com](https://www.example.com) for more.",
    },
  },
  {
    ...ADDRESS,
    id: "mail-address-alone",
    find: /(?<![\w@./:+-])[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}(?![\w@-])/gi,
    hint: "Write {right}",
    mend: (found) => `[${found}](mailto:${found})`,
    examples: {
      wrong: "Write to info@example.com today.",
      right: "Write to [info@example.com](mailto:info@example.com) today.",
    },
  },
];
