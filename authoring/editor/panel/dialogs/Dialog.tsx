import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../controls.tsx";
import { refocus } from "../focus.ts";

interface DialogProps extends Pick<ComponentProps<"dialog">, "onDragOver" | "onDrop"> {
  title: string;
  /** Controls beside the title. */
  tools?: ReactNode;
  small?: true;
  /** Left out, the dialog cannot be closed without an answer. */
  onClose?(): void;
  children: ReactNode;
}

/** A modal dialog. What is to be written in first has the focus; it returns to where it was when the dialog is closed. */
export function Dialog({ title, tools, small, onClose, children, ...drops }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    (own?.querySelector<HTMLElement>("[data-first]") ?? heading.current)?.focus();
    return () => {
      own?.close();
      refocus(null); // what had it may be gone
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={small ? "chooser small" : "chooser"}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // of a file that was not chosen after all
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())} // Escape twice closes it in any case
      {...drops}
    >
      <div className="chooser-head">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {tools}
        {onClose && <Button onClick={() => onClose()}>Close</Button>}
      </div>
      {children}
    </dialog>
  );
}
