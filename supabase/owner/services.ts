import type { Query } from "../functions/send-quote-email/store/database.ts";

/** Writes the services that the form lists, in place of those of before: a request for another is marked. */
export async function writeServices(query: Query, names: readonly string[]): Promise<void> {
  await query(
    `with listed as (select jsonb_array_elements_text($1::text::jsonb) as name),
       gone as (delete from public.quote_services where name not in (select name from listed))
     insert into public.quote_services select name from listed on conflict do nothing`,
    [JSON.stringify(names)],
  );
}
