import type { OfficeDetails } from "../../content/resolve/forms.ts";
import { Link } from "./links/Link.tsx";
import { linkAttributes } from "./links/linkAttributes.ts";
import { useWords } from "./text/Words.ts";

const LINK = "inline-block py-[11px] font-medium text-brand underline-offset-4 hover:underline";

/** Address, phone, hours, the office's city page and directions. */
export function OfficeAddress({ office }: { office: OfficeDetails }) {
  const { street, cityLine, cityLink, call, hours, directions } = office;
  const words = useWords().places;
  return (
    <address className="flex flex-col not-italic">
      <span>{street}</span>
      <span>{cityLine}</span>
      <a {...linkAttributes(call.href)} className={LINK}>
        {call.label}
      </a>
      <span>{hours}</span>
      <span className="flex flex-wrap gap-x-6">
        <a {...linkAttributes(directions)} className={LINK}>
          {words.directions}
        </a>
        {cityLink && (
          <Link href={cityLink.href} className={LINK}>
            {cityLink.label}
          </Link>
        )}
      </span>
    </address>
  );
}
