import { WITHOUT_CHECKER } from "./build/withoutChecker.ts";
import { FLAG, runCommand } from "./usage.ts";

const HELP = `npm run build -- [options]

Checks all content and builds the site into dist/client. A build that fails changes nothing.

  --clean    forgets what earlier builds have made, and makes all anew
  --no-compress
             leaves out the compressed versions, for hosts that compress by themselves
  --launch   leaves made-up reviews and answers out, refuses anything else that must be replaced or confirmed before
             the site goes live, and a quote form that sends to nobody: a static host answers no form, so SUPABASE_URL
             and SUPABASE_ANON_KEY must be set
  --pages-first
             swaps the site in when its pages are there, and makes its pictures then, as npm start does
  --own-server
             with --launch: the site is served by this project's own server, which answers the form itself
  --help     shows this and builds nothing`;

const NOBODY = `The quote form would send to nobody: a static host answers no form.
Set SUPABASE_URL and SUPABASE_ANON_KEY to those of the project that supabase/README.md sets up; or, where the
site is served by this project's own server, npm start -- --launch builds and serves it.`;

await runCommand(
  {
    script: "npm run build",
    help: HELP,
    exits: [
      "the site is built",
      "something is wrong; with --launch, also when something that would be seen is left to replace or to confirm",
    ],
    options: { launch: FLAG, clean: FLAG, "no-compress": FLAG, "pages-first": FLAG, "own-server": FLAG },
  },
  async ({ values: { launch, clean, ...values } }) => {
    const answered = values["own-server"] || (process.env.SUPABASE_URL && process.env.SUPABASE_ANON_KEY);
    if (launch && !answered) {
      const { checker } = await import("./checks.ts");
      const text = checker ? await checker.launchReport() : WITHOUT_CHECKER;
      console.error(`${text}\n\n${NOBODY}`);
      return false;
    }
    const { buildSite } = await import("./build/buildSite.ts"); // loading it takes seconds
    return buildSite({ launch, clean, compress: !values["no-compress"], pagesFirst: values["pages-first"] });
  },
);
