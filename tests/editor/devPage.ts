/** A page that exists only in the tests of the dev server. */
export const FILE = "pages-data/only-in-dev.yaml";

/** The YAML of that page, on a topic. */
export const about = (what: string) => `# yaml-language-server: $schema=../schema/page.json
title: All about ${what}
description: What a pool owner should know about ${what}, on a page that only the tests of the dev server have.
blocks:
  - type: hero
    heading: All about ${what}
  - type: prose
    body: |
${"      Water.\n\n".repeat(40)}
  - type: cta
    heading: Ask
    actions: [{ label: Home, href: / }]
`;
