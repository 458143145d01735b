import { useState } from "react";
import { useForm } from "../context.ts";

const FOLDER = "public/images/";

interface UnusedUploadsProps {
  files: readonly string[];
  onDiscard(file: string): Promise<void>;
}

/** Lists uploaded pictures that nothing uses, as after an undo, with a button to delete each. */
export function UnusedUploads({ files, onDiscard }: UnusedUploadsProps) {
  const { pictures } = useForm().choices;
  const [busy, setBusy] = useState(false);
  if (files.length === 0) return null;
  function discard(name: string): void {
    if (!confirm(`Delete ${name}? It is in no commit, so it cannot be brought back.`)) return;
    setBusy(true);
    void onDiscard(FOLDER + name).finally(() => setBusy(false));
  }
  return (
    <section aria-labelledby="unused">
      <h3 id="unused">Pictures that nothing shows</h3>
      <p className="help">They are not handed in. Show them somewhere, or delete them.</p>
      <ul className="changes">
        {files
          .map((file) => file.slice(FOLDER.length))
          .map((name) => (
            <li key={name} className="line-item">
              <img className="unused" src={pictures.find(({ src }) => src === name)?.thumb} alt="" />
              <span>{name}</span>
              <button
                type="button"
                disabled={busy}
                aria-label={`Delete ${name}`}
                onClick={() => discard(name)}
              >
                Delete
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
