import type { ErrorObject } from "ajv/dist/2020.js";
import { isMapping } from "./expand.ts";
import { explainType } from "./explainType.ts";
import { nameOf, type Path, pathOf } from "./path.ts";
import type { Problem } from "./problem.ts";
import type { Schemas } from "./schemas.ts";
import type { Complaint, Part, Source } from "./source.ts";
import { didYouMean, suggest } from "./suggest.ts";

/** What an ajv error means to someone who writes content, at the place where it must be mended. */
export function explain(source: Source, error: ErrorObject, schemas: Schemas): Problem {
  const path = pathOf(error.instancePath);
  const explained = explainers[error.keyword]?.(error, path, schemas) ?? explainOther(path, error, schemas);
  return source.problemAt(explained.path ?? path, explained.part ?? "value", explained);
}

interface Explained extends Complaint {
  path?: Path;
  part?: Part;
}

type Explainer = (error: ErrorObject, path: Path, schemas: Schemas) => Explained;

const explainers: Record<string, Explainer> = {
  additionalProperties: ({ params, parentSchema }, path) => {
    const name: string = params.additionalProperty;
    const message = `There is no '${name}' here. ${didYouMean(name, Object.keys(parentSchema?.properties ?? {}))}`;
    return { code: "unknown-property", message, path: [...path, name], part: "key" };
  },
  required: ({ params, parentSchema }, _, schemas) => {
    const name: string = params.missingProperty;
    const hint = schemas.describe(parentSchema?.properties?.[name]);
    return { code: "missing-property", message: `'${name}' is missing here.`, hint };
  },
  discriminator: ({ params, data, parentSchema }, path, schemas) => {
    const allowed = blockTypes(parentSchema);
    if (params.error === "tag") return missingType(data, path, allowed);
    const message = `There is no block called '${params.tagValue}'. ${didYouMean(String(params.tagValue), allowed)}`;
    return {
      code: "unknown-block",
      message,
      hint: schemas.describe(parentSchema?.properties?.type),
      path: [...path, "type"],
    };
  },
  type: ({ params, data }, path) => explainType(nameOf(path), params.type, data),
  enum: ({ params, data }, path) => {
    const allowed: string[] = params.allowedValues.map(String);
    return {
      code: "not-allowed",
      message: `${nameOf(path)} cannot be '${String(data)}'. ${didYouMean(String(data), allowed)}`,
    };
  },
  const: ({ params, data }, path) => ({
    code: "not-allowed",
    message: `${nameOf(path)} cannot be '${String(data)}'.`,
    hint: `Write ${String(params.allowedValue)}, or take the line away.`,
  }),
  pattern: ({ data, propertyName, parentSchema }, path, schemas) => {
    if (propertyName !== undefined) return badName(propertyName, path);
    const message = `${nameOf(path)} cannot be '${String(data)}'.`;
    return { code: "wrong-form", message, hint: schemas.describe(parentSchema) };
  },
  minLength: ({ params, data }, path) => ({
    code: "too-short",
    message: tooShort(nameOf(path), params.limit, data),
  }),
  maxLength: ({ params, data }, path) => {
    const message = `${nameOf(path)} is ${String(data).length} characters long; ${params.limit} at most.`;
    return { code: "too-long", message };
  },
  minItems: ({ params }, path) => ({
    code: "too-few",
    message: `${nameOf(path)} needs at least ${params.limit === 1 ? "one entry" : `${params.limit} entries`}.`,
  }),
  maxItems: ({ params }, path) => ({
    code: "too-many",
    message: `${nameOf(path)} can have ${params.limit} entries at most.`,
  }),
  minimum: ({ params }, path) => ({
    code: "too-small",
    message: `${nameOf(path)} must be ${params.limit} or more.`,
  }),
  maximum: ({ params }, path) => ({
    code: "too-large",
    message: `${nameOf(path)} must be ${params.limit} or less.`,
  }),
  minProperties: () => ({
    code: "missing-property",
    message: "This button leads nowhere.",
    hint: "Add where it leads (href: /quote) or which phone it calls (call: main).",
  }),
  maxProperties: () => ({
    code: "too-many",
    message: "This button has both href and call.",
    hint: "Keep one of them.",
  }),
};

function explainOther(path: Path, error: ErrorObject, schemas: Schemas): Explained {
  return {
    code: "wrong-form",
    message: `${nameOf(path)} is not right.`,
    hint: schemas.describe(error.parentSchema),
  };
}

function blockTypes(union: unknown): string[] {
  const members = isMapping(union) && Array.isArray(union.oneOf) ? union.oneOf : [];
  return members.map((member) => /(\w+)\.json$/.exec(String(member.$ref))?.[1] ?? "").filter(Boolean);
}

function missingType(block: unknown, path: Path, allowed: string[]): Explained {
  const names = isMapping(block) ? Object.keys(block) : [];
  const misspelt = names.find((name) => name !== "type" && suggest(name, ["type"]));
  if (misspelt)
    return {
      code: "unknown-property",
      message: `There is no '${misspelt}' here. Did you mean 'type'?`,
      path: [...path, misspelt],
      part: "key",
    };
  return {
    code: "missing-property",
    message: "This block does not say what it is: 'type' is missing.",
    hint: `Write type: and one of: ${allowed.join(", ")}.`,
  };
}

function badName(name: string, path: Path): Explained {
  const hint = "Use letters and digits only, starting with a small letter, as in water or gateCodes.";
  return {
    code: "wrong-form",
    message: `The name '${name}' cannot be used.`,
    hint,
    path: [...path, name],
    part: "key",
  };
}

function tooShort(name: string, limit: number, data: unknown): string {
  if (limit === 1) return `${name} is empty.`;
  return `${name} is ${String(data).length} characters long; at least ${limit} are needed.`;
}
