-- What visitors asked for. Only the function writes here, as service_role; nobody else can read.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  received_at timestamptz not null,
  name text not null,
  email text not null,
  phone text not null,
  service text not null,
  location text not null,
  message text not null default '',
  -- SHA-256 of the content and the Idempotency-Key: the same request sent twice has the same one.
  fingerprint text not null
);

create index quote_requests_fingerprint on public.quote_requests (fingerprint, received_at desc);
create index quote_requests_received_at on public.quote_requests (received_at);

alter table public.quote_requests enable row level security; -- and no policy: all is refused
revoke all on public.quote_requests from public, anon, authenticated, service_role;
grant select, insert on public.quote_requests to service_role;
