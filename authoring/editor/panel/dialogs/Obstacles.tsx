import { Refused } from "../api.ts";

/** Why something could not be done, and what stands in the way. */
export function Obstacles({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const refused = error instanceof Refused ? error : new Refused("The server does not answer. Try again.");
  return (
    <div role="alert" className="error">
      <p className="error">{refused.message}</p>
      <ul>
        {refused.obstacles.map(({ file, line, text }) => (
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
