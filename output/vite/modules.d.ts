interface ImportMetaEnv {
  /** The URL of the Supabase project (SUPABASE_URL at build time); empty for the site's own origin. */
  readonly QUOTE_URL: string;
  /** The public anonymous key of the Supabase project (SUPABASE_ANON_KEY at build time). */
  readonly QUOTE_KEY: string;
}
