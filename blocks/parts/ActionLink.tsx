import type { Action } from "../../schema/types.ts";
import { linkAttributes } from "./linkAttributes.ts";

const LOOKS = {
  action: "bg-action text-white hover:bg-action-dark",
  outline: "border border-current text-heading hover:bg-brand-pale",
};

/** On tablets and larger screens buttons stand in a row, each as wide as its label. */
export const ROW = "sm:flex sm:flex-wrap";

/** A link that looks like a button. Coral is kept for links to the quote form. */
export function ActionLink({ action, look }: { action: Action; look?: keyof typeof LOOKS }) {
  const { label, href } = action;
  const own = look ?? (href === "/quote" ? "action" : "outline");
  return (
    <a {...linkAttributes(href)} className={`button ${LOOKS[own]}`}>
      {label}
    </a>
  );
}

/** Buttons: on phones below one another and as wide as their container; on larger screens in a row by default. */
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
