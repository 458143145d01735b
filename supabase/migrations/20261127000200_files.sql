-- The file that came with a request. It goes when its request goes.
create table public.quote_files (
  -- The secret of the link that is mailed to the owner.
  token text primary key,
  request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  name text not null,
  content bytea not null
);

alter table public.quote_files alter column content set storage external; -- such files are compressed already
alter table public.quote_files enable row level security;
revoke all on public.quote_files from public, anon, authenticated, service_role;
grant select, insert on public.quote_files to service_role;
