/** The site whose pages the tests read: the neutral example, or another where SITE names its folder. */
export const ROOT = process.env.SITE ?? "tests/example";
