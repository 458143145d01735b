import type { Action } from "../../../schema/types.ts";
import { linkAttributes } from "../linkAttributes.ts";

/** The one link of a card, which covers it whole. */
export function CardLink({ link, title }: { link: Action; title: string }) {
  return (
    <p className="card-link">
      <a {...linkAttributes(link.href ?? "")}>
        {link.label}
        <span className="sr-only">: {title}</span>
      </a>
      <span aria-hidden>→</span>
    </p>
  );
}
