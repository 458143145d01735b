import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../controls.tsx";
import { refocus } from "../focus.ts";

interface DialogProps extends Pick<ComponentProps<"dialog">, "onDragOver" | "onDrop"> {
  title: string;
  /** Controls beside the title. */
  tools?: ReactNode;
  small?: true;
  /** If left out, the dialog cannot be closed without an answer. */
  onClose?(): void;
  children: ReactNode;
}

/** A modal dialog. Focuses its [data-first] element, else its title; returns the focus when it is closed. */
export function Dialog({ title, tools, small, onClose, children, ...drops }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (element?.querySelector<HTMLElement>("[data-first]") ?? element?.querySelector("h2"))?.focus();
    return () => {
      element?.close();
      refocus(null); // the element that had it may be gone
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={small ? "chooser small" : "chooser"}
      aria-label={title}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())} // Escape twice closes it in any case
      {...drops}
    >
      <div className="chooser-head">
        <h2 tabIndex={-1}>{title}</h2>
        {tools}
        {onClose && <Button onClick={() => onClose()}>Close</Button>}
      </div>
      {children}
    </dialog>
  );
}
