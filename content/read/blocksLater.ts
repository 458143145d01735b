/** A page's data without its blocks, which are most of them and may not be at hand; an empty list stands for these. */
export function headOf<T extends object>(data: T): T {
  return withBlocks(data, () => ({ blocks: [] }));
}

/** A page's data with the blocks of `whole`, once somebody asks for them, in place of its own. */
export function withBlocks<T extends object>(data: T, whole: () => object): T {
  if (!("blocks" in data)) return data;
  const get = () => Reflect.get(whole(), "blocks");
  const entries = Object.getOwnPropertyDescriptors(data);
  return Object.create(Object.prototype, { ...entries, blocks: { get, enumerable: true } });
}
