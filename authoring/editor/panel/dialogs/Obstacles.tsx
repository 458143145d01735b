import { Refused, wordsOf } from "../api.ts";

/** Why something could not be done, and what stands in the way. */
export function Obstacles({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const obstacles = error instanceof Refused ? error.obstacles : [];
  return (
    <div role="alert" className="error">
      <p className="error">{wordsOf(error)}</p>
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
