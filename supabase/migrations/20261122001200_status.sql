-- How the form is doing, in one row: select * from quote_status();
create function public.quote_status(at timestamptz default now())
returns table (
  last_request timestamptz,
  last_mail_sent timestamptz,
  oldest_unsent_mail timestamptz,
  unsent_mail bigint,
  mail_given_up bigint,
  -- What is deleted after months is deleted only once the clock has run evenly for two weeks.
  clock_steady_since timestamptz,
  days_without_mail integer
)
language sql
stable
set search_path = ''
as $$
  select
    (select max(received_at) from public.quote_requests),
    max(sent_at),
    min(created_at) filter (where sent_at is null and given_up_at is null),
    count(*) filter (where sent_at is null and given_up_at is null),
    count(*) filter (where given_up_at is not null),
    (select steady_since from public.quote_clock),
    extract(day from at - max(sent_at))::integer
  from public.quote_outbox;
$$;

revoke all on function public.quote_status from public, anon, authenticated, service_role;
