import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface DialogProps extends Pick<ComponentProps<"dialog">, "onDragOver" | "onDrop"> {
  title: string;
  /** What stands beside the title. */
  tools?: ReactNode;
  small?: true;
  /** Without it, it stays until what it asks is answered. */
  onClose?(): void;
  children: ReactNode;
}

/** What lies over the editor until it is closed; the focus goes back to where it came from. */
export function Dialog({ title, tools, small, onClose, children, ...drops }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    heading.current?.focus();
    return () => own?.close();
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
        {onClose && (
          <button type="button" onClick={onClose}>
            Close
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
