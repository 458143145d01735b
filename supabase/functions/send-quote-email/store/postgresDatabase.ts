import postgres from "postgres";
import { type Database, OutcomeUnknown, type Parameter, type Query } from "./database.ts";

const TRANSACTION_TIMEOUT = 10_000; // milliseconds for a whole transaction; the form waits for 20 seconds
// The server, too, ends what hangs, so that no lock outlives a function that was stopped.
const BEGIN = `set local role service_role; set local statement_timeout = '8s';
  set local idle_in_transaction_session_timeout = '15s'`;

/**
 * The database at a postgres:// URL, over a few connections that are opened when needed. A transaction that is not
 * ready to be committed after `time` milliseconds is never committed.
 */
export function postgresDatabase(
  url: string,
  time = TRANSACTION_TIMEOUT,
): Database & { close(): Promise<void> } {
  let pool = connect(url);
  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const used = pool;
    let late = false;
    let committing = false;
    const committed = used.begin(async (connection) => {
      await connection.unsafe(BEGIN);
      const result = await work(queryOn(connection));
      if (late) throw new Error("the database answered too late");
      committing = true;
      return { result };
    });
    const over = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late = true;
      if (pool === used) pool = connect(url); // connections to a server that has gone may hang for long
      void used.end({ timeout: 0 });
      over.reject(new Error("the database did not answer in time"));
    }, time);
    try {
      return (await Promise.race([committed, over.promise])).result;
    } catch (error) {
      throw committing ? new OutcomeUnknown({ cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    transaction,
    query: (statement, parameters) => transaction((query) => query(statement, parameters)),
    close: () => pool.end({ timeout: 5 }),
  };
}

function connect(url: string): postgres.Sql {
  return postgres(url, {
    max: 4,
    connect_timeout: 5, // seconds
    idle_timeout: 20,
    prepare: false, // a pooler in transaction mode does not support prepared statements
    fetch_types: false,
    onnotice: () => {},
  });
}

/** Runs statements on a connection to Postgres, or on a transaction. */
export function queryOn(connection: Pick<postgres.Sql, "unsafe">): Query {
  return async <Row>(statement: string, parameters: readonly Parameter[] = []) => {
    const rows = await connection.unsafe<Row[]>(statement, [...parameters]);
    return [...rows];
  };
}
