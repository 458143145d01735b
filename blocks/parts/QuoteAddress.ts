import { createContext } from "react";

/** Where the quote form stands in the language of the page. */
export const QuoteAddress = createContext("/quote");
