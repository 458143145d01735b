/** Lines to copy into a file, with a Copy button. `of` describes them to screen readers. */
export function Sample({ yaml, of }: { yaml: string; of: string }) {
  return (
    <div className="sample">
      <button type="button" data-copy={yaml}>
        <span>Copy</span>
        <span className="sr-only"> {of}</span>
      </button>
      <pre>
        <code>
          {yaml
            .trimEnd()
            .split("\n")
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change while they are shown
              <Line key={index} line={line} />
            ))}
        </code>
      </pre>
    </div>
  );
}

/** One line, with its key in bold. Wrapped lines are indented further than the first. */
function Line({ line }: { line: string }) {
  const [start = "", name = ""] = /^[\s-]*(\w+:(?=\s|$))?/.exec(line) ?? [];
  const indent = `${start.length - name.length + 2}ch`;
  return (
    <span className="line" style={{ paddingLeft: indent, textIndent: `-${indent}` }}>
      {start.slice(0, start.length - name.length)}
      {name && <b>{name}</b>}
      {line.slice(start.length)}
    </span>
  );
}
