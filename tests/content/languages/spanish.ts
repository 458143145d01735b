import { readFileSync } from "node:fs";
import type { Files } from "../project.ts";

/** The text of a file of the small valid site, which is in English. */
export const english = (file: string): string =>
  readFileSync(new URL(`../fixture/${file}`, import.meta.url), "utf8");

/** The words around pages' texts in Spanish: words/es.yaml of the example, without its `site`. */
const [FRAME = ""] = readFileSync(new URL("../../example/words/es.yaml", import.meta.url), "utf8").split(
  "site:\n",
);

/** The words file in Spanish with this `site`, the translated texts of site.yaml, and its remembered original. */
export const wordsWith = (site: string): Files => ({
  "words/es.yaml": `${FRAME}site:\n${site.replace(/^(?=.)/gm, "  ")}`,
  "words/translated/words/es.yaml": `${english("words/en.yaml")}site:\n${english("site.yaml").replace(/^(?=.)/gm, "  ")}`,
});

/** The texts of site.yaml in Spanish. */
export const BUSINESS = `hours: { text: 7 a. m. a 7 p. m., reply: 2 horas }
offer: { words: "\${offer.number} de descuento" }
navigation:
  - { label: Inicio, href: / }
  - { label: Servicios, href: / }
  - { label: Zonas, href: /service-areas/doral }
  - { label: Nosotros, href: /contact }
  - { label: Blog, href: /blog/salt }
  - { label: Contacto, href: /contact }
business:
  about: >-
    Limpieza, mantenimiento y reparación de piscinas para las casas, las torres y los hoteles de Miami-Dade.
    Con licencia y seguro, y disponible las 24 horas para emergencias.
trust:
  - { text: 5.0 en Google }
  - { text: 400+ reseñas de cinco estrellas }
  - { text: Con licencia y seguro }
  - { text: Desde 2020 }
trade: { service: Servicio de piscinas, services: Servicios de piscina, subject: piscina }
facts:
  acidWash: { words: 3–5 años }
  leakThreshold: { words: 1/4 de pulgada }
`;

export const HUB = "pages-data/es/service-areas/doral/index.yaml";

/** The remembered originals of these pages: their current English texts. */
const MEMORIES = ["404", "index", "service-areas/doral/index"].map((page) => [
  `words/translated/es/${page}.yaml`,
  english(`pages-data/${page}.yaml`),
]);

/** The small valid site in two languages: its home page, city hub and 404 page are in Spanish, too. */
export const spanish: Files = {
  "site.yaml": `${english("site.yaml")}
languages:
  - { code: en, name: English }
  - { code: es, name: Español, folder: es }
`,
  ...wordsWith(BUSINESS),
  ...Object.fromEntries(MEMORIES),
  "pages-data/es/404.yaml": `# yaml-language-server: $schema=../../schema/page.json
title: Página no encontrada
description: Aquí no hay nada, o ya no hay nada. Desde aquí se llega a todas las otras páginas de este sitio.
noindex: true
blocks:
  - type: hero
    heading: Aquí no hay ninguna página
`,
  "pages-data/es/index.yaml": `# yaml-language-server: $schema=../../schema/page.json
title: Cuidado de piscinas en Miami-Dade
description: Un sitio pequeño que está bien en todo, para que cada caso muestre el problema de su propio archivo.
blocks:
  - type: hero
    heading: Agua clara
    intro: Respondemos en \${hours.reply}.
  - type: faq
    id: questions
    heading: Preguntas
    questions:
      - { question: ¿Por qué?, answer: Porque sí. }
`,
  [HUB]: `# yaml-language-server: $schema=../../../../schema/hubTranslation.json
title: Cuidado de piscinas en \${city.name}
description: Limpieza semanal, reparación y rescate de piscinas en \${city.name}, según las garitas y los guardias.
city:
  description: Cuidado semanal tras las garitas.
  facts:
    water: polvo de los almacenes
blocks:
  - type: hero
    heading: Piscinas en \${city.name}
    intro: Aquí cae \${city.facts.water} casi todos los días.
`,
};
