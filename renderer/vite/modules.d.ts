declare module "virtual:content" {
  export const site: import("./content/types.ts").Site;
  export const pages: import("./content/types.ts").Page[];
}

declare module "virtual:pictures" {
  export const pictures: Record<string, import("./output/pictures.ts").PictureInfo>;
}
