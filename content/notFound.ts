/** Whether an address is that of a not-found page, which stands for the paths where there is none. */
export function isNotFound(url: string): boolean {
  return /^\/(?:.+\/)?404$/.test(url);
}
