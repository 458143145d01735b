-- The services that the form lists, as site.yaml has them: each deploy writes them. A request for another is stored as
-- it came, and marked; while there are none here, nothing is known of any.
create table public.quote_services (
  name text primary key
);

alter table public.quote_services enable row level security;
revoke all on public.quote_services from public, anon, authenticated, service_role;
grant select on public.quote_services to service_role;

alter table public.quote_requests add column unknown_service boolean not null default false;
