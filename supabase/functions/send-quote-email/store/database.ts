/** A value that a statement can be given. */
export type Parameter = string | number | boolean | Date | null;

/** What is selected of a request wherever one is read. */
export const QUOTE_COLUMNS = `received_at as "receivedAt", name, email, phone, service,
  unknown_service as "unknownService", location, message, language, doubtful`;

/** Runs one SQL statement with $1, $2 … and resolves to its rows. */
export type Query = <Row>(sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>;

/** Postgres, as far as the function needs it. Both act as service_role, whatever role connected. */
export interface Database {
  query: Query;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Rejects with an
   * OutcomeUnknown when the commit was under way and no answer came; with anything else, nothing was or will be stored.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/** A transaction was to be committed, and nobody can know whether it was. */
export class OutcomeUnknown extends Error {
  constructor(options: ErrorOptions) {
    super("the database did not say whether it has stored", options);
    this.name = "OutcomeUnknown";
  }
}
