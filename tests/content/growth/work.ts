type Method = (this: unknown, ...words: unknown[]) => unknown;

/** Methods that count as one step (STEPS), and those that count as one step per element or character (WALKS). */
const STEPS: [object, string[]][] = [
  [Map.prototype, ["get", "set", "has"]],
  [Set.prototype, ["has", "add"]],
];
const WALKS: [object, string[]][] = [
  [
    Array.prototype,
    [
      "map",
      "filter",
      "find",
      "findIndex",
      "some",
      "every",
      "flatMap",
      "includes",
      "indexOf",
      "sort",
      "toSorted",
      "reduce",
      "slice",
      "join",
    ],
  ],
  [String.prototype, ["indexOf", "includes", "split", "replaceAll", "replace", "match", "search"]],
];

/** Counts the steps of `act`: its look-ups in maps and sets, and the lengths of the arrays and texts it walks. */
export function stepsOf(act: () => unknown): number {
  let steps = 0;
  const restore = [
    ...STEPS.flatMap(([of, names]) => names.map((name) => count(of, name, () => steps++))),
    ...WALKS.flatMap(([of, names]) => names.map((name) => count(of, name, (length) => (steps += length)))),
  ];
  try {
    act();
  } finally {
    for (const undo of restore) undo();
  }
  return steps;
}

function count(of: object, name: string, add: (length: number) => void): () => void {
  const method: Method = Reflect.get(of, name);
  const counted: Method = function (...words) {
    add(lengthOf(this));
    return Reflect.apply(method, this, words);
  };
  Object.defineProperty(of, name, { value: counted, writable: true, configurable: true });
  return () => Object.defineProperty(of, name, { value: method, writable: true, configurable: true });
}

function lengthOf(value: unknown): number {
  const length: unknown = Object(value).length;
  return typeof length === "number" ? length : 0;
}
