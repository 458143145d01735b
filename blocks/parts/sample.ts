/** What stands beside a sample. No visitor reads it: a build for launch refuses pages with samples. */
export const SAMPLE = "Sample, to be replaced";
