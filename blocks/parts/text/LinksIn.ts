import { createContext } from "react";
import type { LinkFinder } from "../../../content/markdown/links.ts";

/** Finds phone numbers and addresses in the texts of a page; by default, none: the page provides a finder. */
export const LinkFinderContext = createContext<LinkFinder>((words) => [{ words }]);
