-- Requests that the owner sends to see that they arrive. They are mailed as tests, held to no limit, and no sign of
-- how the form is doing: visitors may be unable to send it all the same.
alter table public.quote_requests add column test boolean not null default false;

create or replace function public.quote_status(at timestamptz default now())
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
    (select max(received_at) from public.quote_requests where not test),
    max(sent_at) filter (where request.test is not true),
    min(created_at) filter (where sent_at is null and given_up_at is null),
    count(*) filter (where sent_at is null and given_up_at is null),
    count(*) filter (where given_up_at is not null),
    (select steady_since from public.quote_clock),
    extract(day from at - max(sent_at) filter (where request.test is not true))::integer
  from public.quote_outbox as mail left join public.quote_requests as request on request.id = mail.request_id;
$$;
