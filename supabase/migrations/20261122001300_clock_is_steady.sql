-- Whether the clock has run evenly for long enough to delete by it what is kept for months.
create function public.quote_clock_is_steady(at timestamptz) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.quote_clock where steady_since <= at - interval '14 days');
$$;

revoke all on function public.quote_clock_is_steady from public, anon, authenticated, service_role;
