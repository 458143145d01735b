/** The English name of a language; its code if it is unknown. */
export function languageNameOf(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}

/** Whether a language code is known. */
export function isLanguage(name: string): boolean {
  return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(name) !== undefined;
}
