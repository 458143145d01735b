import type { Effects } from "../context.ts";

/** Mail to the owner that does not arrive, of which they have not been told. */
export interface Alarm {
  id: string;
  givenUp: boolean;
  reason: string | null;
}

/** The alarms that the owner has not been told of; none within an hour of the last, so that a flood stays one. */
export async function untoldAlarms({ database, now }: Effects): Promise<Alarm[]> {
  return database.query<Alarm>(
    `select id, given_up_at is not null as "givenUp", last_error as reason from public.quote_outbox
     where alarm and told_at is null and kind <> 'acknowledgement' and not exists (
       select from public.quote_outbox where told_at > $1::timestamptz - interval '1 hour'
     ) order by created_at`,
    [now()],
  );
}

/** Records that the owner was told. */
export async function markTold({ database, now }: Effects, alarms: readonly Alarm[]): Promise<void> {
  await database.query(
    `update public.quote_outbox set told_at = $2
     where id in (select id::uuid from jsonb_array_elements_text($1::text::jsonb) as id)`,
    [JSON.stringify(alarms.map(({ id }) => id)), now()],
  );
}
