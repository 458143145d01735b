import type { PGlite } from "@electric-sql/pglite";
import {
  type Database,
  OutcomeUnknown,
  type Parameter,
  type Query,
} from "../functions/send-quote-email/store/database.ts";

/**
 * PGlite as the function's database, opened by `open` when it is used. It has one connection, so transactions take
 * turns.
 */
export function pgliteDatabase(open: () => Promise<PGlite>): Database {
  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const pglite = await open();
    let committing = false;
    try {
      return await pglite.transaction(async (connection) => {
        await connection.exec("set local role service_role");
        const result = await work(async <Row>(statement: string, parameters: readonly Parameter[] = []) => {
          const { rows } = await connection.query<Row>(statement, [...parameters]);
          return rows;
        });
        committing = true;
        return result;
      });
    } catch (error) {
      throw committing ? new OutcomeUnknown({ cause: error }) : error;
    }
  }
  return {
    transaction,
    query: (statement, parameters) => transaction((query) => query(statement, parameters)),
  };
}
