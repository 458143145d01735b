/** Why a project without its checker is not built for launch. */
export const WITHOUT_CHECKER = "A launch needs the checker, and commands/checks.ts names none.";
