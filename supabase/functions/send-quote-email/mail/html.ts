/** Text as HTML that shows it unchanged, in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An HTML document with these pieces of HTML in its body. */
export function page(...pieces: string[]): string {
  return `<!doctype html><html lang="en"><body>${pieces.join("\n")}</body></html>`;
}
