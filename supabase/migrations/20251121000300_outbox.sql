-- The e-mails that a request gives rise to. A row is written with its request and stays until sent.
create table public.quote_outbox (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null check (kind in ('owner', 'acknowledgement')),
  message_id text not null unique,
  created_at timestamptz not null,
  -- When it is due. A sender moves it ahead as its lease: if the sender dies, the row is due again.
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  -- How often the content went out without the server's answer coming back. Two is the end.
  unconfirmed smallint not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  -- Mail has failed for an hour, or was given up.
  alarm boolean not null default false,
  unique (request_id, kind)
);

create index quote_outbox_due on public.quote_outbox (next_attempt_at)
  where sent_at is null and given_up_at is null;

alter table public.quote_outbox enable row level security;
revoke all on public.quote_outbox from public, anon, authenticated, service_role;
grant select, insert, update on public.quote_outbox to service_role;
