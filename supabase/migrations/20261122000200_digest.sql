-- What is no mail of its own: requests above the limit of an hour are told to the owner in one digest.
alter table public.quote_outbox
  alter column request_id drop not null,
  drop constraint quote_outbox_kind_check,
  add constraint quote_outbox_kind_check check (kind in ('owner', 'acknowledgement', 'digest')),
  add constraint quote_outbox_request_check check ((request_id is null) = (kind = 'digest')),
  -- When the owner was told of this row's alarm by other means than mail.
  add column told_at timestamptz;

comment on column public.quote_outbox.unconfirmed is
  'How often the content went out without an answer. The owner''s mail goes on; an acknowledgement ends at two.';

alter table public.quote_requests
  -- It was not sent as people send the form: no acknowledgement, and a word to the owner.
  add column doubtful boolean not null default false,
  -- The digest that tells of it, where it has no mail of its own.
  add column digest_id uuid references public.quote_outbox (id) on delete set null;

create index quote_requests_digest on public.quote_requests (digest_id) where digest_id is not null;
create index quote_requests_email on public.quote_requests (lower(email));
