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
