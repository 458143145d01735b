-- How the form is doing is told by mail to the owner alone: an address that a visitor has mistyped is no trouble of
-- the business. Acknowledgements that were given up are a figure beside it. What is dated tomorrow or later is of a
-- clock that was wrong.
drop function public.quote_status;
create function public.quote_status(at timestamptz default now())
returns table (
  last_request timestamptz,
  last_mail_sent timestamptz,
  oldest_unsent_mail timestamptz,
  unsent_mail bigint,
  mail_given_up bigint,
  acknowledgements_given_up bigint,
  -- What is deleted after months is deleted only once the clock has run evenly for two weeks.
  clock_steady_since timestamptz,
  days_without_mail integer
)
language sql
stable
set search_path = ''
as $$
  with mails as (
    select mail.*, kind <> 'acknowledgement' as to_owner, request.test is not true and sent_at < at + interval '1 day' as counts
    from public.quote_outbox as mail left join public.quote_requests as request on request.id = mail.request_id
  )
  select
    (select max(received_at) from public.quote_requests where not test and received_at < at + interval '1 day'),
    max(sent_at) filter (where to_owner and counts),
    min(created_at) filter (where to_owner and sent_at is null and given_up_at is null),
    count(*) filter (where to_owner and sent_at is null and given_up_at is null),
    count(*) filter (where to_owner and given_up_at is not null),
    count(*) filter (where not to_owner and given_up_at is not null),
    (select steady_since from public.quote_clock),
    extract(day from at - max(sent_at) filter (where to_owner and counts))::integer
  from mails;
$$;

revoke all on function public.quote_status from public, anon, authenticated, service_role;
