-- What is kept for months is never deleted by a clock that jumped: a machine whose clock is three years ahead would
-- delete every request. So the clock is looked at each time, and trusted once it has run evenly for two weeks.
create table public.quote_clock (
  id boolean primary key default true check (id),
  seen_at timestamptz not null,
  steady_since timestamptz not null
);

alter table public.quote_clock enable row level security;
revoke all on public.quote_clock from public, anon, authenticated, service_role;

-- How long things are kept: keys and counts for limits a day, sent mails' rows 90 days, requests two years.
create or replace function public.forget_old_quotes(at timestamptz default now()) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.quote_clock as clock (seen_at, steady_since) values (at, at)
  on conflict (id) do update set
    seen_at = at,
    steady_since = case
      when at between clock.seen_at - interval '1 hour' and clock.seen_at + interval '3 days'
      then clock.steady_since else at
    end;
  delete from public.quote_limits where counted_at < at - interval '1 day';
  delete from public.quote_keys where stored_at < at - interval '1 day';
  if exists (select from public.quote_clock where steady_since > at - interval '14 days') then
    return;
  end if;
  delete from public.quote_outbox where sent_at < at - interval '90 days';
  delete from public.quote_requests where received_at < at - interval '2 years';
  -- A digest of which no request is left tells nothing.
  delete from public.quote_outbox where kind = 'digest' and created_at < at - interval '2 years';
end
$$;
