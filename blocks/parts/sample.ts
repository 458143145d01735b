/** What machines read of a sample. Visitors never see one: a build for launch leaves them out, or refuses them. */
export const SAMPLE = "Sample, to be replaced";
