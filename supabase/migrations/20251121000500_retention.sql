-- How long things are kept: counts for limits a day, sent mails' rows 90 days, requests two years.
create function public.forget_old_quotes(at timestamptz default now()) returns void
language sql
set search_path = ''
as $$
  delete from public.quote_limits where counted_at < at - interval '1 day';
  delete from public.quote_outbox where sent_at < at - interval '90 days';
  delete from public.quote_requests where received_at < at - interval '2 years';
$$;

revoke all on function public.forget_old_quotes from public, anon, authenticated, service_role;
