import { Icon } from "../../../blocks/parts/Icon.tsx";
import type { PageBlock } from "../../../content/types.ts";

/** A block that shows all icons: as any block it is checked, so that each name is one that there is. */
export function cardsOf(icons: string[]): unknown {
  return { type: "cardGrid", cards: icons.map((icon) => ({ title: icon, icon })) };
}

/** The drawings, each over its name. `block` is what `cardsOf` became. */
export function IconSection({ block }: { block: PageBlock | undefined }) {
  const cards = block?.type === "cardGrid" ? block.cards : [];
  return (
    <section id="part-icon" className="entry">
      <h2>Icons</h2>
      <p>Small drawings. Write a name behind icon: and the drawing stands beside the words.</p>
      <ul className="icons">
        {cards.map(
          ({ icon }) =>
            icon && (
              <li key={icon}>
                <Icon name={icon} />
                {icon}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
