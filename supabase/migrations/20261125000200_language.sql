-- The language of the page that a request was sent from, as es.
alter table public.quote_requests add column language text not null default 'en';
