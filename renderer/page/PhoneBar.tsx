import type { NamedLink } from "../../content/types.ts";

/** On phones only: call and quote within reach of a thumb, away while a form field has the focus. */
export function PhoneBar({ call }: { call: NamedLink }) {
  return (
    <nav
      aria-label="Quick contact"
      data-phone-bar
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-2 gap-[12px] border-t border-line bg-ground px-(--gutter) pt-[10px] pb-[max(10px,env(safe-area-inset-bottom))] md:hidden"
    >
      <a href={call.href} className="button px-2 border border-heading text-heading">
        Call
      </a>
      <a href="/quote" className="button px-2 bg-action text-white">
        Free Quote
      </a>
    </nav>
  );
}
