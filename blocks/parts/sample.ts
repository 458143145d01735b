/** What visitors read beside a stand-in. A build for launch refuses what is one, so it never says so for real. */
export const SAMPLE = "Sample, to be replaced";
