import { quoted } from "../../../checker/translations/nouns.ts";
import { scalarsIn } from "../../../content/lib/data.ts";
import { type Path, valueAt } from "../../../content/lib/path.ts";
import type { PanelProblem } from "../../contract.ts";
import { byTitles, filled, labelOf } from "../../words.ts";
import { useForm } from "../context.ts";
import { FollowButton } from "../controls.tsx";

/** All problems, each with a link to its field; those of other files with their titles. */
export function Problems({ problems }: { problems: readonly PanelProblem[] }) {
  const { file } = useForm();
  const here = problems.filter((problem) => problem.file === file);
  const elsewhere = problems.filter((problem) => problem.file !== file);
  if (problems.length === 0) return <p className="help">Nothing is wrong.</p>;
  return (
    <>
      {here.length > 0 && <h3>On this page</h3>}
      <ProblemList problems={here} />
      {elsewhere.length > 0 && <h3>Elsewhere</h3>}
      <ProblemList problems={elsewhere} />
    </>
  );
}

/** A list of problems, each with a link to its field. */
function ProblemList({ problems }: { problems: readonly PanelProblem[] }) {
  const { goTo, file, data, titleOf, variables } = useForm();
  const placeOf = (path: Path) => filled(placeIn(data, path), variables);
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.line} ${problem.path.join(".")} ${problem.message}`}>
          <button type="button" className={problem.severity} onClick={() => goTo(problem)}>
            <small>{problem.file === file ? placeOf(problem.path) : titleOf(problem.file)}</small>
            {byTitles(problem.message.split("\n")[0] ?? "", titleOf)} {problem.hint}
          </button>
          {problem.file === file && problem.follow && (
            <FollowButton follow={problem.follow} here={problem.path} />
          )}
        </li>
      ))}
    </ul>
  );
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
