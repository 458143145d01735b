import { Fragment } from "react";
import { COPIED } from "../../../checker/rules/cities/names.ts";
import { quoted } from "../../../checker/translations/nouns.ts";
import { type Path, scalarsIn, valueAt } from "../../../content/lib/data.ts";
import type { PanelProblem } from "../../contract.ts";
import { byTitles, filled, labelOf } from "../../words.ts";
import { useAnswer } from "../answers.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, FollowButton } from "../controls.tsx";

/** All problems, each with a link to its field; those of other files with their titles. */
export function Problems({ problems }: { problems: readonly PanelProblem[] }) {
  const { goTo, file, data, titleOf, variables } = useForm();
  if (problems.length === 0) return <p className="help">Nothing is wrong.</p>;
  const [here, elsewhere] = [true, false].map((is) => problems.filter((one) => (one.file === file) === is));
  return Object.entries({ "On this page": here, Elsewhere: elsewhere }).map(([title, list = []]) => (
    <Fragment key={title}>
      {list.length > 0 && <h3>{title}</h3>}
      <ul className="problems">
        {list.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.path.join(".")} ${problem.message}`}>
            <button type="button" className={problem.severity} onClick={() => goTo(problem)}>
              <small>
                {list === here ? filled(placeIn(data, problem.path), variables) : titleOf(problem.file)}
              </small>
              {byTitles(problem.message.split("\n")[0] ?? "", titleOf)} {problem.hint}
            </button>
            {list === here && problem.follow && <FollowButton follow={problem.follow} here={problem.path} />}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

/** Returns the path of an entry in words, and its current text: City, Landmarks, 2: “South Pointe Park”. */
function placeIn(data: unknown, path: Path): string {
  if (path.length === 0) return "The whole page";
  const way = path.map((key) => (typeof key === "number" ? String(key + 1) : labelOf(key))).join(", ");
  const [text] = scalarsIn(valueAt(data, path)).flatMap(({ value }) => quoted(value) || []);
  return text ? `${way}: ${text}` : way;
}

/** The read-only text of a whole file, for content that no form can show. */
export function FileText() {
  const { file, text, problems } = useForm();
  return (
    <section aria-label="The whole file">
      <p className="help">
        <code>{file}</code>, as it is written. What no form shows is changed in a text editor: an Alt-click on
        a section of the page opens it there. This page follows.
      </p>
      <ul className="problems" aria-live="polite">
        {problems.map(({ line, message, hint, severity }) => (
          <li key={`${line} ${message}`} className={severity}>
            Line {line}: {message} {hint}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre className="file-text" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}

const QUIET = 2000; // milliseconds after the last change: cities take long to compare

/** What a copied city still has of its source city: a count for each of its pages, and the list for this page. */
export function CityProgress() {
  const { choices, file, text, version, open, titleOf } = useForm();
  const isCopy = text.includes(`\n${COPIED}`);
  const look = (file: string) => ask("left", { file });
  const left = useAnswer(isCopy ? file : undefined, look, version, QUIET);
  if (!left) return null;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const pages = choices.pages.filter((page) => page.file.startsWith(folder)).map((page) => page.file);
  const countOn = (of: string) => left.filter((problem) => problem.file === of).length;
  return (
    <>
      <h2>Still the other city’s</h2>
      <ul className="progress">
        {pages.map((of) => (
          <li key={of}>
            <Button aria-current={of === file ? "page" : undefined} onClick={() => open({ file: of })}>
              {titleOf(of)}: {countOn(of) || "done"}
            </Button>
          </li>
        ))}
      </ul>
      {left.length === 0 ? (
        <p>Done: nothing is left to rewrite.</p>
      ) : (
        countOn(file) > 0 && <Problems problems={left.filter((problem) => problem.file === file)} />
      )}
    </>
  );
}
