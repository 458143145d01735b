import type { Told } from "../../contract.ts";

interface ProblemsProps {
  problems: readonly Told[];
  file: string;
  onGo(told: Told): void;
}

/** What is wrong anywhere, each leading to its field; that of other files under their names. */
export function Problems({ problems, file, onGo }: ProblemsProps) {
  const own = problems.filter((told) => told.file === file);
  const others = problems.filter((told) => told.file !== file);
  if (problems.length === 0) return <p className="help">Nothing is wrong.</p>;
  return (
    <>
      {own.length > 0 && <List title="On this page" problems={own} onGo={onGo} />}
      {others.length > 0 && <List title="Elsewhere" problems={others} onGo={onGo} where />}
    </>
  );
}

function List({
  title,
  problems,
  onGo,
  where,
}: Pick<ProblemsProps, "problems" | "onGo"> & { title: string; where?: true }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="problems">
        {problems.map((told) => (
          <li key={`${told.file} ${told.path.join(".")} ${told.message}`}>
            <button type="button" className={told.severity} onClick={() => onGo(told)}>
              {where && <small>{told.file}</small>}
              {told.message} {told.hint}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
