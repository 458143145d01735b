import { SAMPLE } from "./sample.ts";

/** Marks what it stands beside as a sample that is to be replaced. */
export function SampleMark() {
  return (
    <small className="rounded-button border border-line px-[12px] py-0.5 text-small text-quiet">
      {SAMPLE}
    </small>
  );
}
