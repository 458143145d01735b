import type { KeyboardEvent } from "react";
import type { Variable } from "../../contract.ts";

interface OffersProps {
  id: string;
  offered: readonly Variable[];
  onChoose(name: string): void;
  onClose(): void;
}

/** The names that can stand in a text, each with what it stands for; the arrow keys go through them. */
export function Offers({ id, offered, onChoose, onClose }: OffersProps) {
  function press(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key === "Escape") onClose();
    const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" } as const;
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const beside = event.currentTarget.closest("li")?.[step[event.key]]?.querySelector("button");
    if (beside) beside.focus();
    else if (event.key === "ArrowUp") document.getElementById(id)?.focus();
  }
  return (
    <>
      <p className="help" role="status">
        {offered.length === 0
          ? "There is no such name."
          : `${offered.length} that can stand here: the arrow keys lead to them.`}
      </p>
      <ul className="offers" id={`${id}-offers`} aria-label="Filled in by itself">
        {offered.map(({ name, value }) => (
          <li key={name}>
            <button type="button" onKeyDown={press} onClick={() => onChoose(name)}>
              {value} <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
