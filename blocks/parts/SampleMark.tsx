/** What visitors read beside a stand-in. A build for launch refuses what is one, so it never says so for real. */
export const SAMPLE = "Sample, to be replaced";

/** Says of what it stands beside that it is a stand-in. */
export function SampleMark() {
  return (
    <small className="rounded-full border border-line px-3 py-0.5 text-small text-quiet">{SAMPLE}</small>
  );
}
