import type { ReactNode } from "react";
import type { BlockOf, PageBlock } from "../content/resolve/forms.ts";
import { Answers } from "./answers.tsx";
import { Areas } from "./areas.tsx";
import { Articles } from "./articles.tsx";
import { Banner } from "./banner.tsx";
import { BeforeAfter } from "./beforeAfter.tsx";
import { CardGrid } from "./cardGrid.tsx";
import { Chart } from "./chart.tsx";
import { Checklist } from "./checklist.tsx";
import { ContactCards } from "./contactCards.tsx";
import { Cta } from "./cta.tsx";
import { Embed } from "./embed.tsx";
import { Faq } from "./faq.tsx";
import { Form } from "./form.island.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Logos } from "./logos.tsx";
// biome-ignore lint/suspicious/noShadowRestrictedNames: every component is named as its type
import { Map } from "./map.tsx";
import { Neighbourhoods } from "./neighbourhoods.tsx";
import { Newsletter } from "./newsletter.island.tsx";
import { Offices } from "./offices.tsx";
import { Packages } from "./packages.tsx";
import { PostalCodes } from "./postalCodes.island.tsx";
import { Prose } from "./prose.tsx";
import { QuoteForm } from "./quoteForm.island.tsx";
import { Scales } from "./scales.tsx";
import { Stats } from "./stats.tsx";
import { Steps } from "./steps.tsx";
import { Table } from "./table.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Timeline } from "./timeline.tsx";

/** The component for each block type: the only such list. */
export const registry: { [T in PageBlock["type"]]: (block: BlockOf<T>) => ReactNode } = {
  hero: Hero,
  answers: Answers,
  chart: Chart,
  postalCodes: PostalCodes,
  cardGrid: CardGrid,
  steps: Steps,
  packages: Packages,
  timeline: Timeline,
  neighbourhoods: Neighbourhoods,
  cta: Cta,
  checklist: Checklist,
  stats: Stats,
  scales: Scales,
  table: Table,
  gallery: Gallery,
  logos: Logos,
  testimonials: Testimonials,
  faq: Faq,
  prose: Prose,
  banner: Banner,
  areas: Areas,
  offices: Offices,
  map: Map,
  embed: Embed,
  quoteForm: QuoteForm,
  form: Form,
  contactCards: ContactCards,
  articles: Articles,
  newsletter: Newsletter,
  beforeAfter: BeforeAfter,
};
