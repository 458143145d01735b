-- The schedule of retries, which can be set any number of times and asked whether it is alive.

-- Where the function is, and the secret that lets the scheduled call in.
create function public.set_quote_schedule(function_url text, retry_secret text) returns void
language plpgsql
set search_path = ''
as $$
declare
  given record;
  existing uuid;
begin
  for given in
    select * from (values
      ('quote_function_url', function_url),
      ('quote_retry_secret', retry_secret)
    ) as pair (name, value)
  loop
    if coalesce(given.value, '') = '' then
      raise exception '% is empty', given.name;
    end if;
    select id into existing from vault.secrets where name = given.name;
    if existing is null then
      perform vault.create_secret(given.value, given.name);
    else
      perform vault.update_secret(existing, given.value);
    end if;
  end loop;
end
$$;

-- Asks the function to send what is due, or to tell the owner of an alarm. Fails, where cron records it, when
-- the secrets are missing.
create or replace function public.retry_quote_mail() returns void
language plpgsql
set search_path = ''
as $$
declare
  function_url text;
  retry_secret text;
begin
  if not exists (
    select from public.quote_outbox
    where (sent_at is null and given_up_at is null and next_attempt_at <= now())
      or (alarm and told_at is null and kind <> 'acknowledgement')
  ) then
    return;
  end if;
  select decrypted_secret into function_url from vault.decrypted_secrets where name = 'quote_function_url';
  select decrypted_secret into retry_secret from vault.decrypted_secrets where name = 'quote_retry_secret';
  if function_url is null or retry_secret is null then
    raise exception 'the schedule has no address or secret: see supabase/README.md';
  end if;
  perform net.http_post(
    url := function_url,
    headers := jsonb_build_object('content-type', 'application/json', 'x-retry-secret', retry_secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 10000
  );
end
$$;

-- Whether the schedule is alive: one row for each thing it needs.
create function public.quote_schedule_status(at timestamptz default now())
returns table (needs text, fine boolean, says text)
language plpgsql
set search_path = ''
as $$
begin
  return query
    select 'secret ' || wanted.name, found.name is not null, case when found.name is null then 'missing' else 'set' end
    from (values ('quote_function_url'), ('quote_retry_secret')) as wanted (name)
    left join vault.decrypted_secrets as found on found.name = wanted.name and found.decrypted_secret <> ''
    order by wanted.name;
  return query
    select 'job ' || wanted.name, coalesce(job.active, false),
      case when job.active then job.schedule::text else 'missing or off' end
    from (values ('quote-mail-retry'), ('quote-retention'), ('quote-cron-history')) as wanted (name)
    left join cron.job as job on job.jobname = wanted.name
    order by wanted.name;
  return query
    select 'a run in the last three minutes',
      coalesce(run.status = 'succeeded' and run.start_time > at - interval '3 minutes', false),
      coalesce(run.status || ' at ' || run.start_time || ' ' || coalesce(run.return_message, ''), 'none yet')
    from (select 1) as one
    left join lateral (
      select details.status, details.start_time, details.return_message
      from cron.job_run_details as details join cron.job as job using (jobid)
      where job.jobname = 'quote-mail-retry'
      order by details.start_time desc nulls last limit 1
    ) as run on true;
end
$$;

revoke all on function public.set_quote_schedule from public, anon, authenticated, service_role;
revoke all on function public.quote_schedule_status from public, anon, authenticated, service_role;

do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  -- A row a minute would otherwise stay for ever.
  perform cron.schedule('quote-cron-history', '27 4 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days'' '
    'and jobid in (select jobid from cron.job where jobname like ''quote-%'')');
end
$$;
