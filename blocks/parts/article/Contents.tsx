/** The chapters of a long text: beside it on large screens, above it on small ones, where it folds. */
export function Contents({ chapters }: { chapters: { text: string; id: string }[] }) {
  return (
    <nav aria-label="Contents" className="lg:order-last">
      <details
        open
        className="border-t border-heading pt-4 lg:sticky lg:top-20 lg:max-h-[calc(100svh-7rem)] lg:overflow-y-auto"
      >
        <summary className="font-semibold text-heading">On this page</summary>
        <ol className="mt-3 flex flex-col text-small">
          {chapters.map(({ text, id }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 underline-offset-4 hover:text-brand hover:underline">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
