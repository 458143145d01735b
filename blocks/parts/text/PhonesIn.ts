import { createContext } from "react";
import type { PhoneFinder } from "../../../content/markdown/linkPhones.ts";

/** What finds phone numbers in the texts of a page; nothing, unless the page says how they are written. */
export const PhonesIn = createContext<PhoneFinder>((words) => [{ words }]);
