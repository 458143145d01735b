/** The neutral example business that the generator is tested with. */
export const EXAMPLE_FOLDER = "tests/example";

/** The site whose pages the tests read: the neutral example, or another where SITE names its folder. */
export const ROOT = process.env.SITE ?? EXAMPLE_FOLDER;
