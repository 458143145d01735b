interface ImportMetaEnv {
  /** The hosted project's address (SUPABASE_URL at build); empty: the site's own origin. */
  readonly QUOTE_URL: string;
  /** The hosted project's public anonymous key (SUPABASE_ANON_KEY at build). */
  readonly QUOTE_KEY: string;
}
