const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it stands in XML 1.0, which has no place for control characters. */
export function escapeXml(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}/gu, " ").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
