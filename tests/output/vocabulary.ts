/** A type of the schema.org vocabulary: what it is a kind of, and its own properties with what they may hold. */
interface TypeDefinition {
  parents?: string[];
  properties?: Record<string, string[]>;
}

/**
 * The part of the schema.org vocabulary (version 29) that this site uses, written down for tests: a property
 * that is not here is not in the vocabulary, or has to be looked up and added.
 */
export const vocabulary: Record<string, TypeDefinition> = {
  Thing: {
    properties: {
      name: ["Text"],
      description: ["Text"],
      url: ["URL"],
      image: ["ImageObject", "URL"],
      sameAs: ["URL"],
      mainEntityOfPage: ["CreativeWork", "URL"],
    },
  },
  Organization: {
    parents: ["Thing"],
    properties: {
      address: ["PostalAddress", "Text"],
      areaServed: ["AdministrativeArea", "GeoShape", "Place", "Text"],
      contactPoint: ["ContactPoint"],
      email: ["Text"],
      foundingDate: ["Date"],
      hasOfferCatalog: ["OfferCatalog"],
      location: ["Place", "PostalAddress", "Text"],
      logo: ["ImageObject", "URL"],
      numberOfEmployees: ["QuantitativeValue"],
      parentOrganization: ["Organization"],
      telephone: ["Text"],
    },
  },
  Place: {
    parents: ["Thing"],
    properties: {
      address: ["PostalAddress", "Text"],
      containedInPlace: ["Place"],
      containsPlace: ["Place"],
      geo: ["GeoCoordinates", "GeoShape"],
      openingHoursSpecification: ["OpeningHoursSpecification"],
      telephone: ["Text"],
    },
  },
  LocalBusiness: {
    parents: ["Organization", "Place"],
    properties: { currenciesAccepted: ["Text"], paymentAccepted: ["Text"], priceRange: ["Text"] },
  },
  HomeAndConstructionBusiness: { parents: ["LocalBusiness"] },
  AdministrativeArea: { parents: ["Place"] },
  City: { parents: ["AdministrativeArea"] },
  State: { parents: ["AdministrativeArea"] },
  CreativeWork: {
    parents: ["Thing"],
    properties: {
      about: ["Thing"],
      author: ["Organization", "Person"],
      dateModified: ["Date", "DateTime"],
      datePublished: ["Date", "DateTime"],
      headline: ["Text"],
      inLanguage: ["Text"],
      isPartOf: ["CreativeWork", "URL"],
      keywords: ["Text"],
      mainEntity: ["Thing"],
      publisher: ["Organization", "Person"],
      text: ["Text"],
      timeRequired: ["Duration"],
    },
  },
  WebSite: { parents: ["CreativeWork"] },
  WebPage: {
    parents: ["CreativeWork"],
    properties: { breadcrumb: ["BreadcrumbList", "Text"], primaryImageOfPage: ["ImageObject"] },
  },
  AboutPage: { parents: ["WebPage"] },
  CollectionPage: { parents: ["WebPage"] },
  ContactPage: { parents: ["WebPage"] },
  FAQPage: { parents: ["WebPage"] },
  Article: { parents: ["CreativeWork"], properties: { articleSection: ["Text"] } },
  SocialMediaPosting: { parents: ["Article"] },
  BlogPosting: { parents: ["SocialMediaPosting"] },
  Comment: { parents: ["CreativeWork"] },
  Question: { parents: ["Comment"], properties: { acceptedAnswer: ["Answer", "ItemList"] } },
  Answer: { parents: ["Comment"] },
  MediaObject: { parents: ["CreativeWork"], properties: { height: ["Text"], width: ["Text"] } },
  ImageObject: { parents: ["MediaObject"], properties: { caption: ["Text"] } },
  Intangible: { parents: ["Thing"] },
  Service: {
    parents: ["Intangible"],
    properties: {
      areaServed: ["AdministrativeArea", "GeoShape", "Place", "Text"],
      provider: ["Organization", "Person"],
      serviceType: ["Text"],
    },
  },
  Offer: { parents: ["Intangible"], properties: { itemOffered: ["CreativeWork", "Service"] } },
  ItemList: { parents: ["Intangible"], properties: { itemListElement: ["ListItem", "Text", "Thing"] } },
  BreadcrumbList: { parents: ["ItemList"] },
  OfferCatalog: { parents: ["ItemList"] },
  ListItem: {
    parents: ["Intangible"],
    properties: { item: ["Thing", "URL"], position: ["Integer", "Text"] },
  },
  StructuredValue: { parents: ["Intangible"] },
  ContactPoint: {
    parents: ["StructuredValue"],
    properties: {
      contactType: ["Text"],
      hoursAvailable: ["OpeningHoursSpecification"],
      telephone: ["Text"],
    },
  },
  PostalAddress: {
    parents: ["ContactPoint"],
    properties: {
      addressCountry: ["Country", "Text"],
      addressLocality: ["Text"],
      addressRegion: ["Text"],
      postalCode: ["Text"],
      streetAddress: ["Text"],
    },
  },
  OpeningHoursSpecification: {
    parents: ["StructuredValue"],
    properties: { closes: ["Time"], dayOfWeek: ["DayOfWeek"], opens: ["Time"] },
  },
  QuantitativeValue: {
    parents: ["StructuredValue"],
    properties: { maxValue: ["Number"], minValue: ["Number"] },
  },
  GeoCoordinates: {
    parents: ["StructuredValue"],
    properties: { latitude: ["Number"], longitude: ["Number"] },
  },
  GeoShape: { parents: ["StructuredValue"] },
  GeoCircle: {
    parents: ["GeoShape"],
    properties: { geoMidpoint: ["GeoCoordinates"], geoRadius: ["Number"] },
  },
};
