/** The label beside a sample. Visitors never see it: a build for launch leaves them out, or refuses them. */
export const SAMPLE = "Sample, to be replaced";
