import { readYaml } from "../read/readYaml.ts";
import { plainProblems } from "../validate/validate.ts";
import type { Checks } from "./checks.ts";

/** The checks of a build without a checker: what cannot be read or built is told plainly. */
export const plainChecks: Checks<undefined, undefined> = {
  module: import.meta.url,
  code: "",
  record: () => undefined,
  read: (file) => readYaml(file),
  file: ({ source, problems, unfilled, errors, at, isOwn }) => ({
    problems: [
      ...problems,
      ...unfilled,
      ...plainProblems(source, errors, at).filter(({ path }) => isOwn(path)),
    ],
    facts: undefined,
    details: undefined,
  }),
  site: () => [],
};

/** The same for threads, by the name that the module of any checks exports. */
export const fileChecks = plainChecks;
