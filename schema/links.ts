/**
 * The links that may stand in content: addresses on this site, sections, and https:, tel:, sms: and mailto:. The
 * pattern of `link` in parts.json says the same to editors; a test holds them to each other.
 */
export const SAFE_LINK = /^(\/(?!\/)|#|https:\/\/|tel:|sms:|mailto:)/;
