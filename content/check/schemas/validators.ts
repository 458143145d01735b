import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { CityEntry, PageFile, SiteFile } from "../../../schema/types.ts";
import type { Schema } from "./readSchema.ts";

/** What checks the data of content: of a page's file, of site.yaml, and of a `city:` entry. */
export interface Validators {
  page: ValidateFunction<PageFile>;
  site: ValidateFunction<SiteFile>;
  city: ValidateFunction<CityEntry>;
}

const CHECKED = { page: "page.json", site: "site.json", city: "parts.json#/$defs/city" };

/** The code of the validators of these schemas: every problem of a value in one run, each in the right block. */
export function codeOf(schemas: Schema[]): string {
  const options = {
    allErrors: true,
    strict: true,
    discriminator: true,
    verbose: true,
    code: { source: true },
  };
  const ajv = new Ajv(options).addVocabulary(["holds", "says"]).addSchema(schemas);
  return standaloneCode(ajv, CHECKED);
}

/** The validators of some code: to make it takes most of a second, to open it next to nothing. */
export function openValidators(code: string): Validators {
  const made: Partial<Validators> = {};
  compileFunction(code, ["exports", "require"])(made, createRequire(import.meta.url));
  const { page, site, city } = made;
  if (!page || !site || !city) throw new Error("A schema could not be compiled.");
  return { page, site, city };
}
