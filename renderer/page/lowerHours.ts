/** The hours as the header writes them: 7am-7pm Daily. */
export function lowerHours(text: string): string {
  return text.replace(/[AP]M/g, (half) => half.toLowerCase());
}
