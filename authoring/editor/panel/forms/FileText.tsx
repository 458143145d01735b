import type { Told } from "../../contract.ts";

interface FileTextProps {
  file: string;
  text: string;
  problems: readonly Told[];
  onText(text: string): void;
}

/** A whole file as it is written: for what no form can show. */
export function FileText({ file, text, problems, onText }: FileTextProps) {
  return (
    <section aria-label="The whole file">
      <p className="help">
        <code>{file}</code>, as it is written. Lines and their indents carry the meaning.
      </p>
      <ul className="problems" aria-live="polite">
        {problems.map(({ line, message, hint, severity }) => (
          <li key={`${line} ${message}`} className={severity}>
            Line {line}: {message} {hint}
          </li>
        ))}
      </ul>
      <textarea
        className="text file-text"
        aria-label="The file’s text"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </section>
  );
}
