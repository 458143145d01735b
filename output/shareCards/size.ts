/** The size of a card that social networks ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** From where on the picture shows, which no word covers. */
export const PANEL = 672;
