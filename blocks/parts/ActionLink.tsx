import type { Action } from "../../schema/types.ts";
import { linkAttributes } from "./linkAttributes.ts";

const LOOKS = {
  action: "bg-action text-white hover:bg-action-dark",
  outline: "border border-current text-heading hover:bg-brand-pale",
};

/** In a row from tablets on, each as wide as its words. */
export const ROW = "sm:flex sm:flex-wrap";

/** A button-shaped link. Coral is for the quote form alone. */
export function ActionLink({ action, look }: { action: Action; look?: keyof typeof LOOKS }) {
  const { label, href = "" } = action;
  const own = look ?? (href === "/quote" ? "action" : "outline");
  return (
    <a {...linkAttributes(href)} className={`button ${LOOKS[own]}`}>
      {label}
    </a>
  );
}

/** Buttons below one another, all as wide as what holds them; in a row from tablets on unless told otherwise. */
export function ActionLinks({ actions, className = ROW }: { actions?: Action[]; className?: string }) {
  if (!actions?.length) return null;
  return (
    <div className={`grid gap-3 ${className}`}>
      {actions.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </div>
  );
}
