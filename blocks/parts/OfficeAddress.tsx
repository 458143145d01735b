import type { OfficeDetails } from "../../content/types.ts";
import { linkAttributes } from "./linkAttributes.ts";

const LINK = "inline-block py-1 font-medium text-brand underline-offset-4 hover:underline";

/** Address, phone, hours, the office's city page and directions. */
export function OfficeAddress({ office }: { office: OfficeDetails }) {
  const { street, city, region, postalCode, call, hours, page, directions } = office;
  return (
    <address className="flex flex-col not-italic">
      <span>{street}</span>
      <span>
        {city}, {region} {postalCode}
      </span>
      <a {...linkAttributes(call.href)} className={LINK}>
        {call.label}
      </a>
      <span>{hours}</span>
      <span className="flex flex-wrap gap-x-6">
        <a {...linkAttributes(directions)} className={LINK}>
          Directions
        </a>
        <a {...linkAttributes(page)} className={LINK}>
          Pools in {city}
        </a>
      </span>
    </address>
  );
}
