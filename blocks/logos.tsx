import type { BlockOf } from "../content/resolve/forms.ts";
import { Link } from "./parts/links/Link.tsx";
import { SampleMark } from "./parts/SampleMark.tsx";
import { Section } from "./parts/Section.tsx";

/** Logos in a quiet row, each in a box of the same size, so that loading shifts nothing. */
export function Logos({ logos, ...section }: BlockOf<"logos">) {
  return (
    <Section {...section}>
      <ul>
        {logos.map(({ name, file, href, sample }) => {
          const logo = (
            <>
              <img src={file} alt="" width={160} height={48} loading="lazy" decoding="async" />
              <span className="sr-only">{name}</span>
            </>
          );
          return (
            <li key={name} data-item>
              {href ? <Link href={href}>{logo}</Link> : logo}
              {sample && <SampleMark />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
