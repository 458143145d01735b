import { type Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";

/** A copy of a mapping with other pairs; of a list's entry that begins further on, with its range. */
export function mapWith(items: Pair[], { flow, range }: Pick<YAMLMap, "flow" | "range">): YAMLMap {
  return Object.assign(new YAMLMap(), { items, flow, range });
}

/** A copy of a list with other items. */
export function listWith(items: unknown[], { flow, range }: Pick<YAMLSeq, "flow" | "range">): YAMLSeq {
  return Object.assign(new YAMLSeq(), { items, flow, range });
}

/** A scalar with another value, at the place of a node. */
export function scalarWith(value: unknown, { range, type }: Partial<Pick<Scalar, "range" | "type">>): Scalar {
  return Object.assign(new Scalar(value), { range, type });
}
