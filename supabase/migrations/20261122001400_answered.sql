-- Which requests the owner has answered.
alter table public.quote_requests add column answered_at timestamptz;
