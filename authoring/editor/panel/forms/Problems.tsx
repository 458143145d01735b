import type { Path } from "../../../../content/edit/editYaml.ts";
import { quoted } from "../../../../content/edit/words/nouns.ts";
import { scalarsIn } from "../../../../content/read/data.ts";
import { valueAt } from "../../../../content/read/path.ts";
import type { Told } from "../../contract.ts";
import { labelOf } from "../../words.ts";

interface ProblemsProps {
  problems: readonly Told[];
  file: string;
  /** What the file says. */
  data: unknown;
  onGo(told: Told): void;
}

/** What is wrong anywhere, each leading to its field; that of other files under their names. */
export function Problems({ problems, file, data, onGo }: ProblemsProps) {
  const own = problems.filter((told) => told.file === file);
  const others = problems.filter((told) => told.file !== file);
  if (problems.length === 0) return <p className="help">Nothing is wrong.</p>;
  return (
    <>
      {own.length > 0 && (
        <List title="On this page" problems={own} onGo={onGo} where={({ path }) => placeIn(data, path)} />
      )}
      {others.length > 0 && (
        <List title="Elsewhere" problems={others} onGo={onGo} where={(told) => told.file} />
      )}
    </>
  );
}

function List({
  title,
  problems,
  onGo,
  where,
}: Pick<ProblemsProps, "problems" | "onGo"> & { title: string; where(told: Told): string }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="problems">
        {problems.map((told) => (
          <li key={`${told.file} ${told.line} ${told.path.join(".")} ${told.message}`}>
            <button type="button" className={told.severity} onClick={() => onGo(told)}>
              <small>{where(told)}</small>
              {told.message} {told.hint}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where an entry stands, in words, and what it says now: City, Landmarks, 2: “South Pointe Park”. */
function placeIn(data: unknown, path: Path): string {
  if (path.length === 0) return "The whole page";
  const way = path.map((key) => (typeof key === "number" ? String(key + 1) : labelOf(key))).join(", ");
  const [text] = scalarsIn(valueAt(data, path)).flatMap(({ value }) => quoted(value) || []);
  return text ? `${way}: ${text}` : way;
}
