type Machine = Pick<NodeJS.Process, "env" | "platform" | "execPath">;

/** The Chromium that is there, where one is. */
export function chromiumProgram(): string | undefined;
/** The program and its first words that run npm, npx, a package's program, or else what PATH leads to. */
export function programOf(name: string, machine?: Machine): [program: string, ...words: string[]];
/** The script of npm or npx, where it is known. */
export function npmScript(name: string, machine: Machine): string | undefined;
