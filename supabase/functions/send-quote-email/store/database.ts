/** A parameter of an SQL statement. */
export type Parameter = string | number | boolean | Date | null;

/** The columns that are selected wherever a request is read, from `quote_requests as request`. */
export const QUOTE_COLUMNS = `received_at as "receivedAt", name, email, phone, service,
  unknown_service as "unknownService", location, message, language, doubtful, typed,
  (select token from public.quote_files where request_id = request.id) as file`;

/** Runs one SQL statement with $1, $2 … and resolves to its rows. */
export type Query = <Row>(sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>;

/** The parts of Postgres that the function needs. Both methods act as service_role, whatever role connected. */
export interface Database {
  query: Query;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Rejects with
   * OutcomeUnknown if the commit was under way and no answer came; with any other error, nothing was or will be stored.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/** A commit failed in a way that leaves unknown whether the transaction was committed. */
export class OutcomeUnknown extends Error {
  constructor(options: ErrorOptions) {
    super("the database did not say whether it has stored", options);
    this.name = "OutcomeUnknown";
  }
}
