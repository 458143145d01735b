import { phonesIn } from "../../content/markdown/linkPhones.ts";

/** A plain text whose phone numbers can be tapped, even where a link covers what it stands in. */
export function Words({ text }: { text: string }) {
  return (
    <span>
      {phonesIn(text).map(({ words, href }) =>
        href ? (
          <a key={words} href={href} className="relative z-1 text-brand underline underline-offset-4">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </span>
  );
}
