declare module "virtual:content" {
  export const site: import("../content/types.ts").Site;
  export const pages: import("../content/types.ts").Page[];
}

declare module "virtual:pictures" {
  export const pictures: Record<string, import("../output/pictures.ts").PictureInfo>;
}

interface ImportMetaEnv {
  /** The hosted project's address; empty: the site's own origin. Set at build. */
  readonly SUPABASE_URL: string;
  /** The hosted project's public anonymous key. Set at build. */
  readonly SUPABASE_ANON_KEY: string;
}
