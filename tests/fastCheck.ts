import fc from "fast-check";

// To repeat the random inputs of a test run, set SEED to the value that temporaryFiles.ts printed for it.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export default fc;
