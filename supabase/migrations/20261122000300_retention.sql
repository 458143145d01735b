-- How long things are kept: keys and counts for limits a day, sent mails' rows 90 days, requests two years.
create or replace function public.forget_old_quotes(at timestamptz default now()) returns void
language sql
set search_path = ''
as $$
  delete from public.quote_limits where counted_at < at - interval '1 day';
  delete from public.quote_keys where stored_at < at - interval '1 day';
  delete from public.quote_outbox where sent_at < at - interval '90 days';
  delete from public.quote_requests where received_at < at - interval '2 years';
  -- A digest of which no request is left tells nothing.
  delete from public.quote_outbox where kind = 'digest' and created_at < at - interval '2 years';
$$;

-- Forgets a person: their requests and, with them, the mail that waits and the keys. Gives the ids of the requests,
-- and of the digests that told of them.
create function public.forget_person(person text) returns table (request_id uuid, told_in uuid)
language sql
set search_path = ''
as $$
  delete from public.quote_requests where lower(email) = lower(trim(person)) returning id, digest_id;
$$;

revoke all on function public.forget_person from public, anon, authenticated, service_role;
