-- One row for each thing counted: a request by e-mail, by address, an acknowledgement.
-- The key holds a hash, so that addresses cannot be read here.
create table public.quote_limits (
  key text not null,
  counted_at timestamptz not null
);

create index quote_limits_key on public.quote_limits (key, counted_at desc);
create index quote_limits_counted_at on public.quote_limits (counted_at);

alter table public.quote_limits enable row level security;
revoke all on public.quote_limits from public, anon, authenticated, service_role;
grant select, insert on public.quote_limits to service_role;
