import { languageAt, languagesOf } from "../../content/languages/languages.ts";
import { cityServices as allCityServices, pages as allPages, site } from "../content/published.ts";

const languages = languagesOf(site);
const isEnglish = ({ url }: { url: string }) => languageAt(url, languages) === languages[0];

/** The pages that the specification describes. Translations are held to these by rules of their own. */
export const pages = allPages.filter(isEnglish);

/** Those of services in cities. */
export const cityServices = allCityServices.filter(isEnglish);
