/** An HTML page of pieces of HTML. */
export function page(...pieces: string[]): string {
  return `<!doctype html><html lang="en"><body>${pieces.join("\n")}</body></html>`;
}

/** Text as HTML that shows it unchanged, in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
