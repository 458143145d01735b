import { join } from "node:path";
import postgres from "postgres";
import { dataFolder } from "./dataFolder.ts";
import { deleteMail } from "./fileMailer.ts";

/** What was deleted. */
export interface Forgotten {
  requests: number;
  /** .eml files. */
  files: number;
}

const FORGET = "select request_id, told_in from public.forget_person($1)";

interface Row {
  request_id: string;
  told_in: string | null;
}

/** Deletes all about the person with this e-mail address from a data folder that no process has open. */
export async function forgetLocally(dataDir: string, email: string): Promise<Forgotten> {
  const folder = dataFolder(dataDir, () => new Date());
  if (!folder.exists()) return { requests: 0, files: 0 };
  try {
    const { rows } = await (await folder.open()).query<Row>(FORGET, [email]);
    const ids = rows.flatMap(({ request_id, told_in }) => (told_in ? [request_id, told_in] : [request_id]));
    return { requests: rows.length, files: await deleteMail(join(dataDir, "mail"), ids) };
  } finally {
    await folder.close();
  }
}

/** The same in the Postgres at `databaseUrl`. */
export async function forgetHosted(databaseUrl: string, email: string): Promise<Forgotten> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, prepare: false, fetch_types: false });
  try {
    return { requests: (await sql.unsafe<Row[]>(FORGET, [email])).length, files: 0 };
  } finally {
    await sql.end();
  }
}
