import fc from "fast-check";

// What a run of tests tries at random is repeated by its seed, which temporaryFiles.ts prints.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export default fc;
