import type { Logger } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Settings } from "./settings.ts";

/** A value that a statement can be given. */
export type Parameter = string | number | boolean | Date | null;

/** Runs one SQL statement with $1, $2 … and resolves to its rows. */
export type Query = <Row>(sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>;

/** Postgres, as far as the function needs it. Both act as service_role, whatever role connected. */
export interface Database {
  query: Query;
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/** All that the function does to the outside world, passed in. */
export interface Effects {
  database: Database;
  mailer: Mailer;
  now: () => Date;
  settings: Settings;
  log: Logger;
  /** Once aborted, no more mail is begun; set by a host that is about to close. */
  closing?: AbortSignal;
}

/** What the handler needs for one request. */
export interface Context extends Effects {
  /** The visitor's IP address, from the connection or the platform: no header that visitors can set. */
  visitorAddress: string;
  /** Does `work` once the answer is on its way, keeping the process alive until it is done. */
  afterAnswer: (work: () => Promise<void>) => void;
}
