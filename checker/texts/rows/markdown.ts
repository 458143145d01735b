import { inOneLine, rowsOf } from "./row.ts";

const LINK_START = "(?:/|#|https?:|mailto:|tel:)";
const WORDS = String.raw`(?:[^[\]()\n]|\n(?!\s*\n)){1,80}`;

/** Links that Markdown does not take as such. The groups of their patterns are the words and the address. */
export const markdownLinkRows = rowsOf({
  in: "words",
  code: "broken-link",
  hint: "Write {right}",
  mend: (_, words = "", address = "") => {
    const isFile = /^\/.*\.(?!html?$)\w+$/.test(address.trim());
    const gap = isFile ? "%20" : /^[/#]/.test(address) ? "-" : ""; // addresses of pages have hyphens for spaces
    return `[${inOneLine(words.trim())}](${inOneLine(address.trim()).replaceAll(" ", gap)})`;
  },
})({
  linkWithASpace: {
    find: new RegExp(`\\[(${WORDS})\\]\\((${LINK_START}[^()\\n]{0,200}\\s[^()\\n]{0,200})\\)`, "g"),
    message: "Visitors would read '{found}' as it stands: there is a space in its address.",
    examples: { wrong: "See [our work](/our work).", right: "See [our work](/our-work)." },
  },
  linkInTwoLines: {
    find: new RegExp(`\\[(${WORDS})\\]\\s*\\n\\s*\\((${LINK_START}[^\\s()]*)\\)`, "g"),
    message: "Visitors would read '{found}' as it stands: a line ends between its brackets.",
    examples: { wrong: "Ask for [a quote]\n(/quote) first.", right: "Ask for [a quote](/quote) first." },
  },
  linkNotClosed: {
    find: new RegExp(
      `\\[(${WORDS})\\]\\((${LINK_START}[^\\s()]{0,200}(?<=[\\w/#]))(?![\\w/.#?=&%-]*[\\w/]|[^()\\n]{0,200}[)])`,
      "g",
    ),
    message: "Visitors would read '{found}' as it stands: its ) is missing.",
    examples: { wrong: "Ask for [a quote](/quote first.", right: "Ask for [a quote](/quote) first." },
  },
  linkWordsNotClosed: {
    find: new RegExp(`\\[(${WORDS})\\((${LINK_START}[^\\s()]*)\\)`, "g"),
    message: "Visitors would read '{found}' as it stands: its ] is missing.",
    examples: { wrong: "Ask for [a quote(/quote) first.", right: "Ask for [a quote](/quote) first." },
  },
  linkWordsNotOpened: {
    find: new RegExp(`(?<![[\\]\\w])([^\\s[\\]()]{1,80})\\]\\((${LINK_START}[^\\s()]*)\\)`, "g"),
    message: "Visitors would read '{found}' as it stands: its [ is missing.",
    examples: { wrong: "Ask for prices](/quote) first.", right: "Ask for [prices](/quote) first." },
  },
  linkWithAGap: {
    in: "value",
    find: /\[([^\]]{1,80})\] \(((?:\/|#|https?:)[^)]{0,200})\)/g,
    message:
      "Visitors would read '{found}' as it stands: the brackets of a link stand right next to each other.",
    examples: { wrong: "Ask for [a quote] (/quote).", right: "Ask for [a quote](/quote)." },
  },
  linkInAngleBrackets: {
    in: "value",
    find: /\[([^\]]{1,80})\] ?<(\/[\w/-]{1,100})>/g,
    message: "Visitors would read '{found}' as it stands: the address of a link stands in round brackets.",
    examples: { wrong: "Ask for [a quote]</quote>.", right: "Ask for [a quote](/quote)." },
  },
  linkInSwappedBrackets: {
    find: new RegExp(`\\((${WORDS})\\)\\[(${LINK_START}[^\\s\\]]*)\\]`, "g"),
    message: "Visitors would read '{found}' as it stands: its words belong in [ ] and its address in ( ).",
    examples: { wrong: "Ask for (a quote)[/quote] first.", right: "Ask for [a quote](/quote) first." },
  },
});

/** Signs that Markdown does not take as the formatting that was meant. */
export const markdownSignRows = rowsOf({ in: "words", code: "formatting" })({
  linesWithSigns: {
    // Lines that all begin with the same sign, with a number or with a letter, and are no list of Markdown.
    find: /^(?:([^\p{L}\p{N}\s"'“”‘’()[\]$…&<>|]).*(?:\n[ \t]*\1.*)+|\d{1,2}[.)]\p{L}.*(?:\n[ \t]*\d{1,2}[.)]\p{L}.*)+|[a-z]\) .*(?:\n[ \t]*[a-z]\) .*)+)/gmu,
    message: "These lines would run together into one: what they start with makes no list here.",
    hint: "Start each with - and a space.",
    mend: (found) => found.replace(/^[ \t]*(?:\d{1,2}[.)]|[a-z]\)|.\p{M}*)[ \t]*/gmu, "- "),
    examples: { wrong: "• We test.\n• We clean.", right: "- We test.\n- We clean." },
  },
  linkByName: {
    find: /\[\^[\w-]{1,20}\]|\[\[[^[\]\n]{1,80}\]\]|\[[^[\]\n]{1,80}\]\[[^[\]\n]{0,40}\]/g,
    message: "Visitors would read these brackets: footnotes and links to names have no meaning here.",
    hint: "Write a link as [words](/quote), with its address in round brackets.",
    examples: { wrong: "Ask for [a quote][quote].", right: "Ask for [a quote](/quote)." },
  },
  boxToTick: {
    find: /^\[[ xX]\] /gm,
    message: "Visitors would read these brackets: a list has no boxes to tick.",
    hint: "Take them away.",
    mend: () => "",
    examples: { wrong: "[ ] Test the water", right: "Test the water" },
  },
  highlight: {
    find: /==([^=\n]{1,80})==/g,
    message: "Visitors would read these signs: they have no meaning here.",
    hint: "Take them away. Write **bold** for what matters, and an emoji as itself.",
    mend: (_, words = "") => words,
    examples: { wrong: "We come ==weekly==.", right: "We come weekly." },
  },
  emojiName: {
    find: /(?<![\w:]):[a-z][a-z_]{2,20}:(?!\w)/g,
    message: "Visitors would read these signs: they have no meaning here.",
    hint: "Take them away. Write **bold** for what matters, and an emoji as itself.",
    examples: { wrong: "Clear water :droplet:", right: "Hours: 8:00 to 17:00" },
  },
  boldWithSpaces: {
    find: /\*\*(?:\s*([^*\n]{0,40}?)\s*\*\*)?/g,
    message: "Visitors would read these stars: bold begins right before a letter, and ends right behind one.",
    hint: "Write **bold**, with two stars on both sides and no space inside.",
    mend: (found, words) => (words ? `**${words}**` : found),
    examples: { wrong: "We come ** weekly **.", right: "We come **weekly**." },
  },
  italicNotClosed: {
    find: /(?<=[^*\s]\s+)(?<!^[ \t]*\*.*\n[ \t]*)\*(?=\p{L})(?![^*]*\*)(?<!\w\*[^*]*\*)/gmu,
    message: "Visitors would read this star: the one that ends the italic words is missing.",
    hint: "Write *italic*, with a star on both sides, or take it away.",
    examples: { wrong: "We come *weekly.", right: "We come 2*3 times." },
  },
  linkWithoutAddress: {
    find: new RegExp(`\\[${WORDS}\\]\\((?=[^()\\n]*[\\s\\p{Lu}])(?!${LINK_START})[^()\\n]{1,80}\\)`, "gu"),
    message: "Visitors would read this link as it stands: what its round brackets hold is no address.",
    hint: "Write the address of the page there, as [words](/quote).",
    examples: { wrong: "Ask for [a quote](Quote page).", right: "Ask for [a quote](/quote)." },
  },
  struckOut: {
    find: /~~[^~\n]{1,40}~~/g,
    message: "Visitors would read these signs: a text cannot be struck out.",
    hint: "Take the words away.",
    mend: () => "",
    examples: { wrong: "We come ~~daily~~weekly.", right: "We come weekly." },
  },
  headingWithoutSpace: {
    find: /^#{2,6}[^\s#].*|^#\p{Lu}\p{Ll}* .*/gmu,
    message: "Visitors would read these signs: a heading needs a space behind them.",
    mend: (found) => found.replace(/^#+/, (signs) => `${signs.padStart(2, "#")} `),
    examples: { wrong: "##Our story", right: "## Our story" },
  },
  table: {
    find: /(?<=^ *)\|? *:?-{3,}:? *(?:\| *:?-{3,}:? *)+\|? *$/gm,
    message: "Visitors would read this table as it stands: texts here have none.",
    hint: "Write it as a list, or use a block of type checklist or stats.",
    examples: { wrong: "Day | Price\n--- | ---\nMonday | $80", right: "- Monday: $80" },
  },
  starBetweenDigits: {
    in: "markdown", // Markdown takes two of them as signs, and hides them
    find: /\d+\*\d+(?=(?:[^\n]|\n(?!\s*\n))*?\d\*\d)/g,
    message: "Visitors would not see the star in '{found}': two stars make italic what stands between them.",
    hint: "Write {right}",
    mend: (found) => found.replace("*", " × "),
    examples: { wrong: "3*4 or 5*6 feet", right: "3 × 4 or 5*6 feet" },
  },
});

/** Formatting that is read as such, but was hardly meant so. */
export const unmeantRows = rowsOf({ in: "heading", code: "formatting", severity: "warning" })({
  linkWithoutWords: {
    in: "link",
    find: /(?<=^\[)\]\(.*\)$/gs,
    code: "broken-link",
    severity: "error",
    message: "This link has no words, so that nobody can see it.",
    hint: "Write its words between the square brackets.",
    examples: { wrong: "Ask for [](/quote).", right: "Ask for [a quote](/quote)." },
  },
  pictureWithoutWords: {
    in: "image",
    find: /^!\[\]\(.*\)$/gs,
    code: "picture-words",
    severity: "error",
    message: "This picture has no words: people who cannot see it hear nothing of it.",
    hint: "Write what it shows between the square brackets: ![House at dusk](/images/house.jpg)",
    examples: { wrong: "![](/images/a.jpg)", right: "![A roof](/images/a.jpg)" },
  },
  fencedCode: {
    in: "code",
    find: /^(?:```|~~~).*/g,
    message: "What stands between these signs is shown as program code.",
    hint: "Take this line away, and the one that ends it.",
    examples: { wrong: "```\nWe come weekly.\n```", right: "We come weekly." },
  },
  indentedCode: {
    in: "code",
    find: /(?<=^\s*)(?!```|~~~)\S.*/g,
    message: "This line stands four spaces further in than its text, and is shown as program code.",
    hint: "Line it up with the others.",
    examples: { wrong: "Clear water.\n\n    We come weekly.", right: "Clear water.\n\nWe come weekly." },
  },
  underlinedHeading: {
    find: /^([^\n]*[^\s.!?:])\s*\n\s*=+\s*$/g,
    message: "Headings are not underlined here.",
    hint: "Write {right}",
    mend: (_, words) => `## ${words}`,
    examples: { wrong: "Our story\n====", right: "## Our story" },
  },
  underlinedText: {
    find: /(?<=(?:[.!?:]|\n.*\S)\s*\n\s*)(?:=+|-+)\s*$/gs,
    message: "This line of signs makes a heading of the whole text above it.",
    hint: "Take it away.",
    mend: () => "",
    examples: { wrong: "We come weekly.\n----", right: "We come weekly." },
  },
});

/** Addresses that stand in a text as they are. */
export const addressRows = rowsOf({
  in: "unlinked",
  code: "broken-link",
  severity: "warning",
  message: "The address '{found}' stands in the text as it is: words that are a link read better.",
})({
  addressAlone: {
    find: /(?<![\w@./:])(?:https?:\/\/|(?=www\.))(?<address>[^\s<>()]*[\w/])/g,
    hint: "Write [words](https://{address})",
    mend: (_, address) => `[${address}](https://${address})`,
    examples: { wrong: "See www.fish.example", right: "See [www.fish.example](https://www.fish.example)" },
  },
});
