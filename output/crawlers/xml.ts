const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML 1.0. Control characters, which it does not allow, become spaces. */
export function escapeXml(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}/gu, " ").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
