-- What is dated tomorrow or later was dated by a clock that was wrong: no comparison with a time takes it for the
-- latest. Once the clock has run evenly for two weeks, such a row is dated today, and from then on kept as any other.
-- Besides: since when there have been no requests, counted from the first start where there was none.
alter table public.quote_clock
  add column started_at timestamptz,
  -- When the owner was told of the silence.
  add column silence_told_at timestamptz;
update public.quote_clock
set started_at = least(seen_at, (select min(received_at) from public.quote_requests));

create or replace function public.forget_old_quotes(at timestamptz default now()) returns void
language plpgsql
set search_path = ''
as $$
declare
  tomorrow constant timestamptz := at + interval '1 day';
begin
  insert into public.quote_clock as clock (seen_at, steady_since, started_at) values (at, at, at)
  on conflict (id) do update set
    seen_at = at,
    steady_since = case
      when at between clock.seen_at - interval '1 hour' and clock.seen_at + interval '3 days'
      then clock.steady_since else at
    end;
  delete from public.quote_limits where counted_at < at - interval '1 day';
  delete from public.quote_keys where stored_at < at - interval '1 day';
  if not exists (select from public.quote_clock where steady_since <= at - interval '14 days') then
    return;
  end if;
  delete from public.quote_limits where counted_at > tomorrow;
  delete from public.quote_keys where stored_at > tomorrow;
  update public.quote_clock set started_at = at where started_at > tomorrow;
  update public.quote_requests set received_at = at where received_at > tomorrow;
  update public.quote_outbox set created_at = least(created_at, at), sent_at = least(sent_at, at)
  where greatest(created_at, sent_at) > tomorrow;
  delete from public.quote_outbox where sent_at < at - interval '90 days';
  delete from public.quote_requests where received_at < at - interval '2 years';
  -- A digest of which no request is left tells nothing.
  delete from public.quote_outbox where kind = 'digest' and created_at < at - interval '2 years';
end
$$;

-- In two functions, one condition each changes: mail that a wrong clock has put off is due, and a run of the future is
-- not the last one.
do $$
begin
  execute replace(
    pg_get_functiondef('public.retry_quote_mail()'::regprocedure),
    'next_attempt_at <= now()',
    'next_attempt_at not between now() and now() + interval ''2 days'''
  );
  execute replace(
    pg_get_functiondef('public.quote_schedule_status(timestamptz)'::regprocedure),
    'where job.jobname = ''quote-mail-retry''',
    'where job.jobname = ''quote-mail-retry'' and details.start_time < at + interval ''3 minutes'''
  );
end
$$;

drop function public.quote_status;
create function public.quote_status(at timestamptz default now())
returns table (
  last_request timestamptz,
  -- The last request, or the first start where none has come since.
  quiet_since timestamptz,
  last_mail_sent timestamptz,
  oldest_unsent_mail timestamptz,
  unsent_mail bigint,
  mail_given_up bigint,
  acknowledgements_given_up bigint,
  -- What is deleted after months is deleted only once the clock has run evenly for two weeks.
  clock_steady_since timestamptz
)
language sql
stable
set search_path = ''
as $$
  with mails as (
    select mail.*, kind <> 'acknowledgement' as to_owner, request.test is not true and sent_at < at + interval '1 day' as counts
    from public.quote_outbox as mail left join public.quote_requests as request on request.id = mail.request_id
  ), last as (
    select max(received_at) as request from public.quote_requests
    where not test and received_at < at + interval '1 day'
  )
  select
    (select request from last),
    (select greatest(request, least(started_at, at)) from last, public.quote_clock),
    max(sent_at) filter (where to_owner and counts),
    min(created_at) filter (where to_owner and sent_at is null and given_up_at is null),
    count(*) filter (where to_owner and sent_at is null and given_up_at is null),
    count(*) filter (where to_owner and given_up_at is not null),
    count(*) filter (where not to_owner and given_up_at is not null),
    (select steady_since from public.quote_clock)
  from mails;
$$;

revoke all on function public.quote_status from public, anon, authenticated, service_role;
