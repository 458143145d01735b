import postgres from "postgres";
import type { Database, Parameter, Query } from "./database.ts";

/** The database at a postgres:// URL, over a few connections that are opened when needed. */
export function postgresDatabase(url: string): Database & { close(): Promise<void> } {
  const sql = postgres(url, {
    max: 4,
    connect_timeout: 5, // seconds
    idle_timeout: 20,
    prepare: false, // a pooler in transaction mode knows no prepared statements
    fetch_types: false,
    onnotice: () => {},
  });
  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const { result } = await sql.begin(async (connection) => {
      await connection.unsafe("set local role service_role");
      return { result: await work(queryOn(connection)) };
    });
    return result;
  }
  return {
    transaction,
    query: (statement, parameters) => transaction((query) => query(statement, parameters)),
    close: () => sql.end({ timeout: 5 }),
  };
}

function queryOn(connection: postgres.TransactionSql): Query {
  return async <Row>(statement: string, parameters: readonly Parameter[] = []) => {
    const rows = await connection.unsafe<Row[]>(statement, [...parameters]);
    return [...rows];
  };
}
