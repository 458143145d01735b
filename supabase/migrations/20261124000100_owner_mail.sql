-- Mail to the owner is tried on as long as a request that it tells of is open; what was given up before is, too.
update public.quote_outbox as mail set given_up_at = null, next_attempt_at = now()
where kind <> 'acknowledgement' and sent_at is null and given_up_at is not null and exists (
  select from public.quote_requests as request
  where (request.id = mail.request_id or request.digest_id = mail.id) and answered_at is null
);
