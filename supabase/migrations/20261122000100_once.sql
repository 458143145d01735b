-- A request that is sent again is stored once: what was stored under which key of the form.
create table public.quote_keys (
  operation text not null,
  key text not null, -- SHA-256 of the Idempotency-Key; of the content where there was none
  content text not null, -- SHA-256; the same key with other content is refused
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  stored_at timestamptz not null,
  primary key (operation, key)
);

create index quote_keys_request on public.quote_keys (request_id);
create index quote_keys_stored_at on public.quote_keys (stored_at);

alter table public.quote_keys enable row level security;
revoke all on public.quote_keys from public, anon, authenticated, service_role;
grant select, insert, update on public.quote_keys to service_role;

alter table public.quote_requests drop column fingerprint;
