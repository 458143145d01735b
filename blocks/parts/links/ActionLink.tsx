import { useContext } from "react";
import type { Action } from "../../../schema/types.ts";
import { Filled } from "../text/Filled.tsx";
import { LinkFinderContext } from "../text/LinksIn.ts";
import { useWords } from "../text/Words.ts";
import { Link, LinkContext } from "./Link.tsx";
import { linkAttributes } from "./linkAttributes.ts";

const LOOKS = {
  action: "bg-action text-white hover:bg-action-dark",
  outline: "border border-current text-heading hover:bg-brand-pale",
  urgent: "bg-emergency text-white",
};

/** On tablets and larger screens, puts buttons in a row, each as wide as its label. */
export const ROW = "sm:flex sm:flex-wrap";

/** A link that looks like a button. The action color is reserved for links to the quote form. */
export function ActionLink({ action, look }: { action: Action; look?: keyof typeof LOOKS }) {
  const { label, href } = action;
  const { quote } = useContext(LinkContext)?.keyAddresses ?? { quote: "/quote" };
  const own = look ?? (href?.split("?")[0] === quote ? "action" : "outline");
  return (
    <Link href={href} className={`button ${LOOKS[own]}`}>
      {href?.startsWith("tel:") ? <Calling label={label} /> : label}
    </Link>
  );
}

/** The label of a call button: the phone number in it never wraps, even at large text sizes. */
function Calling({ label }: { label: string }) {
  const parts = useContext(LinkFinderContext)(label).map(({ words, href }) =>
    href ? (
      <span key={href} className="whitespace-nowrap">
        {words}
      </span>
    ) : (
      words
    ),
  );
  return parts.length > 1 ? <span>{parts}</span> : parts;
}

interface ActionLinksProps {
  actions?: Action[];
  /** Whether the first is a call for emergencies: it is red, and all other buttons are outlined. */
  urgent?: boolean;
  /** The mail address offered as an alternative to a text message. */
  email?: string;
  className?: string;
}

/** Whether an action of a closing call writes to us; these are not buttons. */
export const isMessage = ({ href }: Action) => /^(?:sms|mailto):/.test(href ?? "");

/**
 * Buttons: stacked at full width on phones; in a row by default on larger screens. Links that write to us are not
 * buttons but stand on a line below them, where a mail address is given.
 */
export function ActionLinks({ actions, urgent, email, className = ROW }: ActionLinksProps) {
  if (!actions?.length) return null;
  const lookOf = (index: number) => (urgent ? (index === 0 ? "urgent" : "outline") : undefined);
  const messages = email === undefined ? [] : actions.filter(isMessage);
  return (
    <div className={`grid gap-3 ${className}`}>
      {actions.map(
        (action, index) =>
          !messages.includes(action) && (
            <ActionLink key={action.label} action={action} look={lookOf(index)} />
          ),
      )}
      {messages.map((action) => (
        <MessageLink key={action.label} action={action} email={email} />
      ))}
    </div>
  );
}

/** A link that sends a text message, followed by one that sends a mail; or only that one. */
function MessageLink({ action: { label, href }, email }: { action: Action; email?: string }) {
  const words = useWords().calls;
  const look = "underline underline-offset-4";
  const message = (
    <a {...linkAttributes(href)} className={look}>
      {label}
    </a>
  );
  const mail = (
    <a href={`mailto:${email}`} className={look}>
      {words.mail}
    </a>
  );
  return (
    <p className="min-w-full pt-1">
      {email && href?.startsWith("sms:") ? (
        <Filled text={words.either} message={message} mail={mail} />
      ) : (
        message
      )}
    </p>
  );
}
