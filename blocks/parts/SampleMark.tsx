import { SAMPLE } from "./sample.ts";

/** Says of what it stands beside that it is a stand-in. */
export function SampleMark() {
  return (
    <small className="rounded-full border border-line px-3 py-0.5 text-small text-quiet">{SAMPLE}</small>
  );
}
