type Kind = "booking" | "reviews" | "video" | "map" | "chat";

/** What others run and a page can show in a frame, or lead to: booking, reviews, videos, maps, chats. */
interface Provider {
  name: string;
  kind: Kind;
  /** Its addresses, as owners copy them from it. */
  address: RegExp;
  /** One of them, for those who ask which there are. */
  example: string;
  /**
   * The address of its frame, by what `address` has found. Without one, the provider forbids frames, or allows them by a
   * script of its own alone, which would run as ours: it is linked to. Frames bring their own scripts and connections, so
   * that pages allow nothing else.
   */
  frame?: (found: RegExpExecArray) => string;
  /** Whether it is asked not to follow visitors; any other may set cookies. */
  isPrivate?: true;
}

/** The origin of the maps around offices. */
export const MAPS = "https://www.openstreetmap.org";

const asItIs = ({ input }: RegExpExecArray) => input;

/** All providers: the only list of them. */
export const PROVIDERS: readonly Provider[] = [
  {
    name: "Cal.com",
    kind: "booking",
    address: /^https:\/\/cal\.com\/[\w./-]+$/,
    example: "https://cal.com/name/visit",
    frame: asItIs,
  },
  {
    name: "Calendly",
    kind: "booking",
    address: /^https:\/\/calendly\.com\/[\w/-]+$/,
    example: "https://calendly.com/name/visit",
    frame: asItIs,
  },
  {
    name: "Jobber",
    kind: "booking",
    address: /^https:\/\/clienthub\.getjobber\.com\/\S+$/,
    example: "https://clienthub.getjobber.com/…",
  },
  {
    name: "Housecall Pro",
    kind: "booking",
    address: /^https:\/\/(?:book|client)\.housecallpro\.com\/\S+$/,
    example: "https://book.housecallpro.com/book/…",
  },
  {
    name: "Google Maps",
    kind: "map",
    address: /^https:\/\/www\.google\.com\/maps\/embed\?pb=\S+$/,
    example: "https://www.google.com/maps/embed?pb=…",
    frame: asItIs,
  },
  {
    name: "Google",
    kind: "reviews",
    address:
      /^https:\/\/(?:g\.page|maps\.app\.goo\.gl|search\.google\.com\/local|www\.google\.com\/(?:maps|search))[/?]\S+$/,
    example: "https://g.page/r/…/review",
  },
  {
    name: "Yelp",
    kind: "reviews",
    address: /^https:\/\/(?:www|m)\.yelp\.[a-z.]+\/(?:biz|writeareview\/biz)\/\S+$/,
    example: "https://www.yelp.com/biz/name",
  },
  {
    name: "YouTube",
    kind: "video",
    address:
      /^https:\/\/(?:(?:www|m)\.youtube(?:-nocookie)?\.com\/(?:watch\?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&]\S*)?$/,
    example: "https://www.youtube.com/watch?v=…",
    frame: ([, id]) => `https://www.youtube-nocookie.com/embed/${id}`,
    isPrivate: true,
  },
  {
    name: "Vimeo",
    kind: "video",
    address: /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?(?:\?\S*)?$/,
    example: "https://vimeo.com/123456789",
    frame: ([, id, hash]) => `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ""}`,
    isPrivate: true,
  },
  {
    name: "OpenStreetMap",
    kind: "map",
    address: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?\S+$/,
    example: "https://www.openstreetmap.org/export/embed.html?…",
    frame: asItIs,
    isPrivate: true,
  },
  {
    name: "WhatsApp",
    kind: "chat",
    address: /^https:\/\/wa\.me\/\d+(?:\?\S*)?$/,
    example: "https://wa.me/12025550123",
  },
  {
    name: "Tawk.to",
    kind: "chat",
    address: /^https:\/\/tawk\.to\/chat\/\S+$/,
    example: "https://tawk.to/chat/…",
  },
];

/** What an address shows. */
export interface Embedding extends Pick<Provider, "name" | "isPrivate"> {
  /** Undefined if the provider is not known. */
  kind?: Kind;
  /** The address of the frame; without one, it is linked to. */
  frame?: string;
}

/** What an address shows, by the first provider that it is of; undefined if it is of none. */
export function embeddingOf(address: string): Embedding | undefined {
  for (const { address: pattern, example: _, frame, ...provider } of PROVIDERS) {
    const found = pattern.exec(address);
    if (found) return frame ? { ...provider, frame: frame(found) } : provider;
  }
  return undefined;
}
