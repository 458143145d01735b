import type { HeaderRule } from "./hosting.ts";

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("");
}

/** The rules that a `_headers` file holds: the local server reads them as those hosts do. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter((line) => line.trim())) {
    const [name = "", ...value] = line.split(":");
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: {} });
    else if (rule) rule.headers[name.trim()] = value.join(":").trim();
  }
  return rules;
}
