import type { BlockOf } from "../content/resolve/forms.ts";
import { filledIn } from "../schema/filledIn.ts";
import { Embedded } from "./parts/Embedded.tsx";
import { linkAttributes } from "./parts/links/linkAttributes.ts";
import { Section } from "./parts/Section.tsx";
import { useWords } from "./parts/text/Words.ts";

/** What others run: in a frame that a visitor opens, or behind a link. */
export function Embed({ address, label, embedding, ...section }: BlockOf<"embed">) {
  const words = useWords().embeds;
  const { name, frame, isPrivate, kind } = embedding;
  const provider = { provider: name };
  if (frame === undefined) {
    return (
      <Section {...section}>
        <a {...linkAttributes(address)} className="button bg-action text-white hover:bg-action-dark">
          {label}
        </a>
        <p className="mt-3 text-small">{filledIn(words.elsewhere, provider)}</p>
      </Section>
    );
  }
  return (
    <Section {...section}>
      <p className="mb-3 text-small">
        {filledIn(isPrivate ? words.private : words.cookies, provider)}{" "}
        <a {...linkAttributes(address)} className="text-brand underline underline-offset-4">
          {filledIn(words.link, provider)}
        </a>
      </p>
      <div data-frame={kind}>
        <Embedded
          src={frame}
          title={label}
          open={label}
          close={words.close}
          icon={kind === "booking" ? "calendar" : kind === "video" ? "camera" : "map-pin"}
          hasFullScreen
        />
      </div>
    </Section>
  );
}
