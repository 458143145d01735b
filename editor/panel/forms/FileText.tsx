import { useForm } from "../context.ts";

/** The read-only text of a whole file, for content that no form can show. */
export function FileText({ text }: { text: string }) {
  const { file, problems } = useForm();
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
