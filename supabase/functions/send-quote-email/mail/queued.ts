import type { QuoteRequest } from "../../../../schema/types.ts";
import type { Email } from "./mailer.ts";

/** A request as it is stored. */
export interface StoredQuote extends Required<QuoteRequest> {
  id: string;
  receivedAt: Date;
  /** It was not sent as people send the form. */
  doubtful: boolean;
  /** The owner sent it, to see that requests arrive. */
  test: boolean;
}

/** The requests that one e-mail tells the owner of, because they came above the limit of an hour. */
export interface Digest {
  quotes: readonly StoredQuote[];
  /** How many there are besides. */
  more: number;
}

/** An entry of the outbox, with what it is about. */
export type QueuedEmail = { messageId: string; createdAt: Date } & (
  | { kind: "owner" | "acknowledgement"; quote: StoredQuote }
  | { kind: "digest"; digest: Digest }
);

/** What an e-mail says, and to whom. */
export type Content = Omit<Email, "messageId" | "date" | "from">;
