import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from "js-yaml";
import { parse, Scalar } from "yaml";
import { lintText } from "./lintText.ts";
import { endPlace, lastSign, notePlace, type Places, type Stretch } from "./places.ts";

/** What a file says, and where. */
export interface Plain {
  data: Record<string, unknown>;
  places: Places;
}

type EventOf<Type> = Extract<Event, { type: Type }>;
type Group = EventOf<typeof EVENT_ID.MAPPING | typeof EVENT_ID.SEQUENCE>;

/**
 * Reads a file with nothing in it that is out of the ordinary, in half the time of the parser that knows what to
 * tell of all others. Undefined where that one is to look: at a slip, and at what seldom stands in a file.
 */
export function readPlain(text: string): Plain | undefined {
  try {
    return new PlainReader(text).read();
  } catch {
    return undefined; // what it is, if it is anything, the other parser says
  }
}

/** A name as files have them: no number, as those come first in an object, and nothing that means something to JavaScript. */
const NAME = /^(?!prototype$)[A-Za-z]\w*$/;
/** What is no text, and means the same in JSON. */
const JSON_VALUE = /^(?:true|false|-?(?:0|[1-9]\d{0,8})(?:\.\d{1,8})?)$/;
/** What may be no text. */
const TYPED = /^(?:[-+.~\d][\w.+-]*|null|true|false)$/i;
/** What ends a document or says how it is read: without it, there is but one. */
const MARK = /^(?:---|\.\.\.|%)/m;
const STYLES = {
  [SCALAR_STYLE.PLAIN]: Scalar.PLAIN,
  [SCALAR_STYLE.SINGLE_QUOTED]: Scalar.QUOTE_SINGLE,
  [SCALAR_STYLE.DOUBLE_QUOTED]: Scalar.QUOTE_DOUBLE,
  [SCALAR_STYLE.LITERAL_BLOCK]: Scalar.BLOCK_LITERAL,
  [SCALAR_STYLE.FOLDED_BLOCK]: Scalar.BLOCK_FOLDED,
} as const;

/** Goes once through what the parser came by. Throws at what is not plain. */
class PlainReader {
  readonly #text: string;
  readonly #events: Event[];
  readonly #places: number[] = [];
  #next = 1; // behind the document's start
  /** Behind what was read last. */
  #end = 0;

  constructor(text: string) {
    this.#text = text;
    this.#events = parseEvents(text, {});
  }

  read(): Plain {
    const top = this.#take();
    if (MARK.test(this.#text) || top.type !== EVENT_ID.MAPPING) throw NOT_PLAIN;
    return { data: this.#group(top, () => this.#mapping()), places: this.#places };
  }

  /** The value that comes next; its place is noted, with that of its name. */
  #value(name?: Stretch): unknown {
    const event = this.#take();
    if (event.type === EVENT_ID.SCALAR) return this.#scalar(event, name);
    if (event.type === EVENT_ID.MAPPING) return this.#group(event, () => this.#mapping(), name);
    if (event.type === EVENT_ID.SEQUENCE) return this.#group(event, () => this.#list(), name);
    throw NOT_PLAIN;
  }

  #group<Data>(event: Group, read: () => Data, name?: Stretch): Data {
    const { start } = event;
    const at = notePlace(this.#places, [start, start], name);
    this.#end = start;
    const data = read();
    if (event.style === COLLECTION_STYLE.FLOW)
      this.#skip(this.#end === start ? /[[{]\s*[\]}]/y : /[\s,]*[\]}]/y);
    endPlace(this.#places, at, this.#end);
    return data;
  }

  #mapping(): Record<string, unknown> {
    const data: Record<string, unknown> = {};
    for (let event = this.#take(); event.type !== EVENT_ID.POP; event = this.#take()) {
      if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) throw NOT_PLAIN;
      const { valueStart, valueEnd } = event;
      const name = this.#text.slice(valueStart, valueEnd);
      if (!NAME.test(name) || name in data) throw NOT_PLAIN;
      this.#end = valueEnd;
      data[name] = this.#value([valueStart, valueEnd]);
    }
    return data;
  }

  #list(): unknown[] {
    const items: unknown[] = [];
    while (this.#events[this.#next]?.type !== EVENT_ID.POP) items.push(this.#value());
    this.#next++;
    return items;
  }

  #scalar(event: EventOf<typeof EVENT_ID.SCALAR>, name?: Stretch): unknown {
    const { style, valueStart, valueEnd } = event;
    const type = STYLES[style];
    const isBlock = type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;
    if (isBlock) this.#skip(/[\s:-]*(?=[|>])/y);
    const quotes = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE ? 1 : 0;
    const start = isBlock ? this.#end : valueStart - quotes;
    const end = valueEnd + quotes;
    const value = getScalarValue(this.#text, event);
    if (value === "" || lintText({ type, value, range: [start, end, end] }, this.#text).length)
      throw NOT_PLAIN;
    this.#end = isBlock ? lastSign(this.#text, start, end) : end;
    notePlace(this.#places, [start, this.#end], name);
    if (type !== Scalar.PLAIN || !TYPED.test(value)) return value;
    return JSON_VALUE.test(value) ? JSON.parse(value) : parse(`- ${value}`)[0]; // of itself, --- would be no text
  }

  /** The next event: of something without an anchor, which would stand before it, or a tag. */
  #take(): Event {
    const event = this.#events[this.#next++];
    if (!event || ("tagStart" in event && Math.max(event.anchorStart, event.tagStart) >= 0)) throw NOT_PLAIN;
    return event;
  }

  /** Goes on behind what follows. */
  #skip(what: RegExp): void {
    what.lastIndex = this.#end;
    if (!what.test(this.#text)) throw NOT_PLAIN;
    this.#end = what.lastIndex;
  }
}

const NOT_PLAIN = new Error("This is for the other parser.");
