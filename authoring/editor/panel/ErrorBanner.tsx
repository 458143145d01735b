import { errorMessage, Refused } from "./api.ts";

/** What went wrong, said at once; nothing where all is well. */
export function ErrorBanner({ words }: { words: string | undefined }) {
  return words ? (
    <p role="alert" className="error">
      {words}
    </p>
  ) : null;
}

/** Why something could not be done, and what stands in the way. */
export function Obstacles({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const obstacles = error instanceof Refused ? error.obstacles : [];
  return (
    <div role="alert" className="error">
      <p className="error">{errorMessage(error)}</p>
      <ul>
        {obstacles.map(({ file, line, text }) => (
          <li key={`${file} ${line} ${text}`}>
            <a href={`?${new URLSearchParams([["file", file]])}`}>
              {file}, line {line}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many problems stand in what is folded away. */
export function ProblemCount({ problems }: { problems: number }) {
  return <span className="count">{problems === 1 ? "1 problem" : `${problems} problems`}</span>;
}
