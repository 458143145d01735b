import type { Block, ContactCard } from "../../schema/types.ts";
import { type Chart, chartAround, chartOfAll } from "../chart/chart.ts";
import { directionOf } from "../languages/languages.ts";
import { longDate } from "../lib/day.ts";
import { postalFormOf } from "../lib/postalCodes.ts";
import { embeddingOf } from "../lib/providers.ts";
import { OTHER_SERVICE, serviceKey } from "../lib/services.ts";
import type { Drawing } from "../theme/theme.ts";
import { answersFor, answersOf } from "./answers.ts";
import { areasOf, postalCodesOf, suggestionsOf } from "./areas.ts";
import { pickArticles } from "./article.ts";
import type {
  Article,
  BlockContext,
  BlockOf,
  ResolvedBlock,
  ServiceChoice,
  Site,
  TitledCard,
} from "./forms.ts";
import { callsAtAnyHour, callTo, embedOf, officeCard, officeOf, officeOn, photoLink } from "./offices.ts";
import { conversionOf } from "./tags.ts";
import { linkDataOf } from "./translations.ts";

/** What an article's hero shows of it; the picture only once, as the hero's own. */
function articleHero(article: Article | undefined): { article?: Article; picture?: Article["picture"] } {
  if (!article) return {};
  const { picture, ...shown } = article;
  return { article: shown, picture };
}

/** Adds to a block what it shows beyond its own YAML. */
export function resolveBlock(block: Block, site: Site, where: BlockContext): ResolvedBlock {
  const { article } = where;
  switch (block.type) {
    case "hero":
      return {
        ...block,
        trustItems: block.trust ? site.trust : [],
        isUrgent: callsAtAnyHour(block.actions?.[0]?.href, site),
        ...(block.picture && directionOf(site.language) && { picture: { ...block.picture, calm: "none" } }),
        ...articleHero(article),
        ...(block.chart && { drawnChart: chartFor(where, site) }),
      };
    case "answers":
      return answersFor(block, where, site);
    case "cardGrid":
      return {
        ...block,
        look: block.look ?? "index",
        cardDrawings: drawingsOf(block.cards, site),
        cards: block.cards.map((card) => ({ ...answersOf(card.service, site), ...card })),
      };
    case "chart":
      return { ...block, drawnChart: chartFor(where, site) };
    case "steps":
      return {
        ...block,
        cities: block.coverage ? site.areas : [],
        ...(block.drawing && { drawn: site.theme.drawings[block.drawing] }),
        stepDrawings: drawingsOf(block.steps, site),
      };
    case "testimonials": {
      const days = block.testimonials.map(({ date }) => date && longDate(date, site.locale.language));
      return { ...block, ...(days.some(Boolean) && { days }) };
    }
    case "areas":
      return {
        ...block,
        ...areasOf(site.cities, block.tier, site.locale.language),
        ...(block.postalCode && { form: postalFormOf(site.locale.country) }),
      };
    case "offices": {
      const offices = block.show?.map((key) => officeOf(site, key)) ?? site.officeList;
      return { ...block, offices: offices.map((office) => officeOn(where.url, office)) };
    }
    case "postalCodes":
      return {
        ...block,
        rows: postalCodesOf(site.cities, (city) => callTo(site.phones[city.phone] ?? site.phones.main, site)),
        call: callTo(site.phones.main, site),
        page: where.url,
        form: postalFormOf(site.locale.country),
        dialled: site.locale.phone,
        ...(site.languages[0].code !== site.language && { links: linkDataOf(site) }),
        words: site.words.postalCode,
      };
    case "contactCards":
      return { ...block, cards: block.cards.flatMap((card) => contactCards(card, site, where.url)) };
    case "map": {
      const place = officeOn(where.url, officeOf(site, block.office));
      return { ...block, place, embed: embedOf(place, block.radius ?? 3000), isListed: where.listsOffices };
    }
    case "embed": {
      const name = URL.parse(block.address)?.hostname ?? block.address; // half an address, while it is typed
      return { ...block, embedding: embeddingOf(block.address) ?? { name } };
    }
    case "articles":
      return { ...block, articles: pickArticles(site.articles, block.pick, article) };
    case "cta": {
      const src = site.theme.pictures?.closing; // decorative, and so without alt text
      return {
        ...block,
        picture: block.picture ?? (src === undefined ? undefined : { src, alt: "" }),
        actions: block.actions.map((action) => photoLink(action, site)),
        email: site.business.email,
      };
    }
    case "quoteForm":
      return {
        ...block,
        ...suggestionsOf(site.cities),
        services: servicesOf(site),
        other: { key: OTHER_SERVICE, ...choiceOf(site.requested.other, site.words.labels.other) },
        language: site.language,
        subject: site.trade.subject,
        call: callTo(site.phones.main, site),
        email: site.business.email,
        takesTexts: site.hours.texts?.includes("main") ?? false,
        hours: { text: site.hours.text, reply: site.hours.reply },
        conversion: conversionOf(site),
        words: site.words.form,
      };
    case "form": {
      const { form, forms } = site.words;
      const missing = { ...form.missing, ...forms.missing };
      const wrong = { ...form.wrong, ...forms.wrong };
      return {
        ...block,
        language: site.language,
        call: callTo(site.phones.main, site),
        email: site.business.email,
        hours: { text: site.hours.text, reply: site.hours.reply },
        conversion: conversionOf(site),
        words: { ...form, ...forms, missing, wrong },
      };
    }
    case "newsletter":
      return {
        ...block,
        call: callTo(site.phones.main, site),
        subject: site.trade.subject,
        words: site.words.newsletter,
        ...(site.links.newsletter && { provider: site.links.newsletter }),
      };
    default:
      return block;
  }
}

/** The card itself, or one card for each office if it is a placeholder for all offices. */
function contactCards({ title, offices, ...card }: ContactCard, site: Site, url: string): TitledCard[] {
  if (offices) return site.officeList.map((office) => officeCard(officeOn(url, office), site.words));
  return title === undefined ? [] : [{ title, ...card }]; // the schema requires title or offices
}

/** The chart around the page's city; the whole chart on a page that belongs to none. */
function chartFor({ place, nearest }: BlockContext, site: Site): Chart | undefined {
  const file = site.theme.chart;
  const chart =
    file && (place && nearest ? chartAround(place, nearest, file) : chartOfAll(site.cities, file));
  if (!chart || !file.credit) return chart;
  const { texts, ...credit } = file.credit;
  const text = texts[site.language] ?? Object.values(texts)[0] ?? "";
  return { ...chart, credit: { ...credit, text } };
}

/** The services that the quote form lists. */
function servicesOf({ services, requested }: Site): BlockOf<"quoteForm">["services"] {
  return requested.services.flatMap((main, index) => {
    const key = serviceKey(main);
    return key === undefined ? [] : [{ key, ...choiceOf(main.name, services[index]?.name ?? main.name) }];
  });
}

/** A service's name in requests (in the main language), and its label on the page if that differs. */
function choiceOf(name: string, label: string): Omit<ServiceChoice, "key"> {
  return name === label ? { name } : { name, label };
}

/** The theme's drawings that entries name. */
function drawingsOf(entries: readonly { drawing?: string }[], { theme }: Site): (Drawing | undefined)[] {
  return entries.map(({ drawing }) => (drawing ? theme.drawings[drawing] : undefined));
}
