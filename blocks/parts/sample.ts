/** The label beside a sample. Visitors never see it: a build for launch refuses pages with samples. */
export const SAMPLE = "Sample, to be replaced";
