import type { Complaint } from "../read/source.ts";

// What is wrong with what stands where on a page, and what to do instead.

export const noCity: Complaint = {
  code: "missing-property",
  message: "'city' is missing here.",
  hint: "The index.yaml of a city's folder says which city it is.",
};

export const strayCity: Complaint = {
  code: "wrong-place",
  message: "'city' belongs in the index.yaml of a city's folder only.",
  hint: "Pages of the folder show it with ${city.name}.",
};

export const noArticle: Complaint = {
  code: "missing-property",
  message: "'article' is missing here.",
  hint: "An article of the blog says its excerpt, author, date and category.",
};

export const strayArticle: Complaint = {
  code: "wrong-place",
  message: "'article' belongs in files of pages-data/blog only.",
  hint: "Take it away, or move this file there.",
};

export const heroFirst: Complaint = {
  code: "hero-first",
  message: "The first block of a page is its hero; it holds the main headline.",
  hint: "Move the block of type hero to the top, or add one.",
};

export const heroOnce: Complaint = {
  code: "hero-once",
  message: "A page has one hero, at its top.",
  hint: "Use a cta or a banner here.",
};

/** Two sections of one name. */
export function duplicateId(id: string, first: number): Complaint {
  return {
    code: "duplicate-id",
    message: `Section ${first + 1} of this page has the id '${id}' already.`,
    hint: "Give this one another name, or none.",
  };
}

/** A title that is too long once the company's name stands behind it. */
export function longTitle(length: number, most: number): Complaint {
  return {
    code: "too-long",
    severity: "warning", // another name of the company must not stop its own site
    message: `With the company's name behind it, this title is ${length} characters long; ${most} at most.`,
    hint: `Make it shorter by ${length - most}.`,
  };
}

/** A folder of pages that no index.yaml says the city of. */
export function noIndex(slug: string): Complaint {
  return {
    code: "no-city",
    message: `The folder '${slug}' has no index.yaml, so nothing says which city it is.`,
    hint: "Put the city's index.yaml back, or move this page out of service-areas.",
  };
}
