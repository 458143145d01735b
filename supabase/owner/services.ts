import type { Query } from "../functions/send-quote-email/store/database.ts";

/** Replaces the services that the form lists: a request for any other is marked as unknown. */
export async function writeServices(query: Query, names: readonly string[]): Promise<void> {
  await query(
    `with listed as (select jsonb_array_elements_text($1::text::jsonb) as name),
       gone as (delete from public.quote_services where name not in (select name from listed))
     insert into public.quote_services select name from listed on conflict do nothing`,
    [JSON.stringify(names)],
  );
}
