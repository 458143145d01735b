/**
 * A line of an .env file that gives a variable this very value, whatever signs it holds. In single quotes all
 * signs stand for themselves; in double quotes, for a value that holds a single one, some need a backslash.
 */
export function envLine(name: string, value: string): string {
  if (/[\r\n\0]/.test(value)) throw new Error(`${name} must be one line.`);
  const plain = !value.includes("'") && !value.endsWith("\\");
  return `${name}=${plain ? `'${value}'` : `"${value.replace(/[\\"$`]/g, "\\$&")}"`}`;
}
