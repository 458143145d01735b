import type { Action } from "../../schema/types.ts";
import { Icon } from "./Icon.tsx";
import { linkAttributes } from "./linkAttributes.ts";

const LOOKS = {
  action: "bg-action text-white hover:bg-action-dark",
  outline: "border border-current text-heading hover:bg-brand-pale",
  light: "bg-white text-lagoon hover:bg-sand",
};

/** A button-shaped link. Coral is for the quote form alone; `light` is for dark and red grounds. */
export function ActionLink({ action, ground = "plain" }: { action: Action; ground?: "plain" | "dark" }) {
  const { label, href = "" } = action;
  const calls = href.startsWith("tel:");
  const look = href === "/quote" ? "action" : ground === "dark" ? "outline" : "outline";
  return (
    <a {...linkAttributes(href)} className={`button ${LOOKS[look]}`}>
      {calls && <Icon name="phone" className="size-4.5" />}
      {label}
    </a>
  );
}

/** Buttons in a row that wraps. */
export function ActionLinks({ actions, className = "" }: { actions?: Action[]; className?: string }) {
  if (!actions?.length) return null;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {actions.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </div>
  );
}
