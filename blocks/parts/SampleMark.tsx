import { SAMPLE } from "./sample.ts";

/** Marks the content beside it as a sample to be replaced. */
export function SampleMark() {
  return (
    <small className="rounded-button border border-line px-[12px] py-0.5 text-small text-quiet">
      {SAMPLE}
    </small>
  );
}
