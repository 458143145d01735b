-- What visitors typed into the fields that were read otherwise, by their names: a number pasted with its label.
alter table public.quote_requests add column typed jsonb not null default '{}';
