import { useEffect, useState } from "react";
import type { Found } from "../../contract.ts";
import { atPlaces } from "../../words.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, ErrorBanner, Input, useTask } from "../controls.tsx";
import { Dialog } from "./Dialog.tsx";

const PAUSE = 300; // milliseconds after the last keystroke
const MOST_LISTED = 200;

/** Finds words on all pages, and replaces them one by one or all at once. */
export function FindDialog({ find, by = "" }: { find: string; by?: string }) {
  const { goTo, show, titleOf } = useForm();
  const [words, write] = useState(find);
  const [next, writeNext] = useState(by);
  const [isExact, setExact] = useState(false);
  const [found, setFound] = useState<Found[]>();
  const { busy, error, start } = useTask();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that is looked for
  useEffect(() => {
    if (words === "") return;
    const timer = setTimeout(() => start(() => ask("find", { words, isExact }).then(setFound)), PAUSE);
    return () => clearTimeout(timer);
  }, [words, isExact]);
  function replace(at: Found[]): void {
    start(() => ask("replace", { words, by: next, at, isExact }).then(setFound));
  }
  const listed = words === "" ? [] : (found ?? []);
  const disabled = busy || words.trim() === "" || next.trim() === "" || next === words;
  return (
    <Dialog title="Find and replace, on all pages" onClose={show}>
      <Input label="Find" id="find" data-first={by === "" || undefined} value={words} onText={write} />
      <label className="check">
        <input type="checkbox" checked={isExact} onChange={({ target }) => setExact(target.checked)} />
        Only with these capitals, accents, dashes and quotation marks
      </label>
      <Input label="Replace by" id="replace" value={next} onText={writeNext} />
      <ErrorBanner error={error} />
      {found && words !== "" && (
        <p role="status">
          {found.length === 0 ? "It stands nowhere." : `It stands ${atPlaces(found.length)}.`}{" "}
          {found.length > MOST_LISTED && `The first ${MOST_LISTED} are listed. `}
          {found.length > 1 && (
            <Button id="replace-all" className="add" disabled={disabled} onClick={() => replace(found)}>
              Replace all
            </Button>
          )}
        </p>
      )}
      <ul className="problems">
        {listed.slice(0, MOST_LISTED).map((place, index) => (
          <li key={`${place.file} ${place.path.join(".")}`} className="line-item">
            <Button onClick={() => goTo({ ...place, words: place.text.slice(place.start, place.end) })}>
              <small>
                {titleOf(place.file)}
                {place.isFilled && ", in words that are filled in by themselves"}
              </small>
              {around(place)}
            </Button>
            <Button
              id={`replace-${index}`}
              label={`Replace it in: ${titleOf(place.file)}`}
              disabled={disabled || place.isFilled}
              onClick={() => replace([place])}
            >
              Replace
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Returns the words with some of the text around them. */
function around({ text, start, end }: Found): string {
  const [from, to] = [Math.max(0, start - 60), end + 60];
  return (from > 0 ? "…" : "") + text.slice(from, to).trim() + (to < text.length ? "…" : "");
}
