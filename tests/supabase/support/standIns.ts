/** Stand-ins for Supabase's pg_net and vault, as far as the schedule uses them, under the same names. */
export const VAULT_AND_NET = `
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql
    as 'insert into vault.secrets (secret, name) values ($1, $2) returning id';
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql
    as 'update vault.secrets set secret = $2 where id = $1';
  create schema net;
  create table net.calls (url text, headers jsonb);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds int) returns void
    language sql as 'insert into net.calls values ($1, $2)';
`;

/** Supabase's roles and default privileges: what `postgres` creates is open to all, unless a migration revokes it. */
export const ROLES = `
  create role postgres login createrole createdb bypassrls replication;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant anon, authenticated, service_role to postgres;
  alter database postgres owner to postgres;
  alter schema public owner to postgres;
  grant usage on schema public to anon, authenticated, service_role;
  create schema extensions authorization postgres;
  alter default privileges for role postgres in schema public
    grant all on tables to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on functions to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on sequences to postgres, anon, authenticated, service_role;
`;
