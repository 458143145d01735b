import { COPIED } from "../../../checker/rules/cities/names.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { useAnswer } from "../useAnswer.ts";
import { Problems } from "./Problems.tsx";

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
