import { createContext } from "react";
import type { PhoneFinder } from "../../../content/markdown/linkPhones.ts";

/** Finds phone numbers in the texts of a page; by default, none: the page provides a finder for their format. */
export const PhoneFinderContext = createContext<PhoneFinder>((words) => [{ words }]);
