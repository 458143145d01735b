-- Asks the function to send what is due. Address and secret come from the vault: see supabase/README.md.
create function public.retry_quote_mail() returns void
language plpgsql
set search_path = ''
as $$
declare
  function_url text;
  retry_secret text;
begin
  if not exists (
    select from public.quote_outbox
    where sent_at is null and given_up_at is null and next_attempt_at <= now()
  ) then
    return;
  end if;
  select decrypted_secret into function_url from vault.decrypted_secrets where name = 'quote_function_url';
  select decrypted_secret into retry_secret from vault.decrypted_secrets where name = 'quote_retry_secret';
  perform net.http_post(
    url := function_url,
    headers := jsonb_build_object('content-type', 'application/json', 'x-retry-secret', retry_secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 10000
  );
end
$$;

revoke all on function public.retry_quote_mail from public, anon, authenticated, service_role;

-- Where pg_cron is absent, as in PGlite, the host that runs the function keeps time itself.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('quote-mail-retry', '* * * * *', 'select public.retry_quote_mail()');
  perform cron.schedule('quote-retention', '17 4 * * *', 'select public.forget_old_quotes()');
end
$$;
