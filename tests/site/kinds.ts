/** One page of each kind, by a name for it. */
export const kinds = {
  home: "/",
  services: "/services",
  service: "/services/green-pool-recovery",
  areas: "/service-areas",
  hub: "/service-areas/doral",
  officeHub: "/service-areas/miami-beach",
  cityService: "/service-areas/doral/leak-detection",
  packages: "/service-areas/aventura/pool-residential-cleaning",
  about: "/about",
  blog: "/blog",
  article: "/blog/pool-equipment-maintenance-guide",
  contact: "/contact",
  legal: "/privacy-policy",
  notFound: "/there-is-no-such-page",
} as const;
