import { languageAt, languagesOf } from "../../content/languages/languages.ts";
import { cityServices as allCityServices, pages as allPages, site } from "../content/published.ts";

const languages = languagesOf(site);
const isEnglish = ({ url }: { url: string }) => languageAt(url, languages) === languages[0];

/** The pages that the specification describes. Separate rules hold translations to them. */
export const pages = allPages.filter(isEnglish);

/** The pages of services in cities among them. */
export const cityServices = allCityServices.filter(isEnglish);
