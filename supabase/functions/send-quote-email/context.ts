import type { Logger } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Settings } from "./settings.ts";
import type { Database } from "./store/database.ts";

/** Everything through which the function affects the outside world, passed in. */
export interface Effects {
  database: Database;
  mailer: Mailer;
  /** Notifies the owner by other means than mail, for example of mail that does not arrive. Rejects if that fails. */
  notifyOwner: (text: string) => Promise<void>;
  now: () => Date;
  /** Returns the key that mailboxes are hashed with in the limits: it is in no table. */
  mailboxKey: () => Promise<string>;
  settings: Settings;
  log: Logger;
  /** Once aborted, no more mail is begun; set by a host that is about to close. */
  closing?: AbortSignal;
}

/** What the handler needs for one request. */
export interface RequestContext extends Effects {
  /**
   * The visitor's IP address, from the connection or the platform: no header that visitors can set. May be unknown.
   */
  visitorAddress: string | undefined;
  /** Does `work` once the answer is on its way, keeping the process alive until it is done. */
  afterAnswer: (work: () => Promise<void>) => void;
}
