import { useState } from "react";
import { uploadPicture, wordsOf } from "../api.ts";
import { useForm } from "../context.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { Trouble } from "../Trouble.tsx";

interface PictureChooserProps {
  chosen: string;
  onChoose(src: string): void;
  onClose(): void;
}

/** All pictures of the site to choose one from, and a place to drop a new one. */
export function PictureChooser({ chosen, onChoose, onClose }: PictureChooserProps) {
  const { choices, renew } = useForm();
  const [wanted, setWanted] = useState("");
  const [trouble, setTrouble] = useState<string>();
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const { src } = await uploadPicture(file);
      renew();
      onChoose(src);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  }
  const found = choices.pictures.filter(({ src, alt }) =>
    `${src} ${alt}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <Dialog
      title="Choose a picture"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      tools={
        <>
          <input
            className="text"
            type="search"
            aria-label="Find a picture"
            placeholder="Find a picture"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <label className="add file">
            Add a new one
            <input
              type="file"
              className="sr-only"
              accept="image/jpeg,image/png,image/webp"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          </label>
        </>
      }
    >
      <p className="help">Or drop a file here. A picture that is too large is made smaller by itself.</p>
      <Trouble words={trouble} />
      <ul className="pictures">
        {found.map(({ src, thumb, alt }) => (
          <li key={src}>
            <button type="button" aria-pressed={src === chosen} onClick={() => onChoose(src)}>
              <img src={thumb} alt={alt} loading="lazy" />
              <span>{src}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
