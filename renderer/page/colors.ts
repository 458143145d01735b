const lagoon = "#06283d";

/** The site's colours, once: styles.css has them as Tailwind's tokens (--color-sand), code takes them from here. */
export const colors = {
  white: "#fff",
  ground: "#fbf8f3",
  sand: "#f3ece0",
  lagoon,
  "lagoon-soft": "#0d3a54",
  heading: lagoon,
  body: "#35505f",
  quiet: "#5a6f7a",
  line: "#e3d9c8",
  waiting: "#e7e5e1",
  card: "#fff",
  brand: "#0a7482",
  "brand-bright": "#6fd3dc",
  "brand-pale": "#e2f1f1",
  vein: "#d9603b",
  action: "#c8431c",
  "action-dark": "#a93614",
  emergency: "#b42318",
  "emergency-pale": "#fdecea",
};
