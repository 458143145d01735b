/** What went wrong, said at once; nothing where all is well. */
export function Trouble({ words }: { words: string | undefined }) {
  return words ? (
    <p role="alert" className="error">
      {words}
    </p>
  ) : null;
}
