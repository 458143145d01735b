import { errorMessage, Refused } from "./api.ts";

/** Shows an error; nothing where there is none. */
export function ErrorBanner({ words }: { words: string | undefined }) {
  return words ? (
    <p role="alert" className="error">
      {words}
    </p>
  ) : null;
}

/** Shows why something could not be done, with links to the places that must be changed first. */
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

/** Shows the number of problems within something collapsed. */
export function ProblemCount({ problems }: { problems: number }) {
  return <span className="count">{problems === 1 ? "1 problem" : `${problems} problems`}</span>;
}
