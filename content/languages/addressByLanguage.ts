/** The addresses of a page, by language code. */
export type AddressByLanguage = Readonly<Record<string, string>>;
