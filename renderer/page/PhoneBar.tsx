import { callTo } from "../../content/resolve/offices.ts";
import type { Frame } from "../../content/types.ts";

/** On phones only: call and quote within reach of a thumb, away while a form field has the focus. */
export function PhoneBar({ site }: { site: Frame }) {
  const call = callTo(site.phones.main);
  return (
    <nav
      aria-label="Quick contact"
      data-phone-bar
      className="fixed inset-x-0 bottom-0 z-10 flex gap-3 border-t border-line bg-ground px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:hidden"
    >
      <a href={call.href} className="button flex-1 px-2 border border-heading text-heading">
        Call
      </a>
      <a href="/quote" className="button flex-1 px-2 bg-action text-white">
        Free Quote
      </a>
    </nav>
  );
}
