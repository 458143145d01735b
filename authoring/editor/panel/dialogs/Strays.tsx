import { useState } from "react";
import { useForm } from "../context.ts";
import { isKept } from "../draft/keep.ts";

const FOLDER = "public/images/";

interface StraysProps {
  files: readonly string[];
  onDiscard(file: string): Promise<void>;
}

/** Pictures that were put in and that nothing shows, as after an undo: they stay here until they are deleted, or shown. */
export function Strays({ files, onDiscard }: StraysProps) {
  const { pictures } = useForm().choices;
  const [busy, setBusy] = useState(false);
  const names = files.map((file) => file.slice(FOLDER.length)).filter((name) => !isKept(name));
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="strays">
      <h3 id="strays">Pictures that nothing shows</h3>
      <p className="help">They are not handed in. Show them somewhere, or delete them.</p>
      <ul className="changes">
        {names.map((name) => (
          <li key={name} className="line-item">
            <img className="stray" src={pictures.find(({ src }) => src === name)?.thumb} alt="" />
            <span>{name}</span>
            <button
              type="button"
              disabled={busy}
              aria-label={`Delete ${name}`}
              onClick={() => {
                if (!confirm(`Delete ${name}? It is in no commit, so it cannot be brought back.`)) return;
                setBusy(true);
                void onDiscard(FOLDER + name).finally(() => setBusy(false));
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
