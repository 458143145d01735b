import { useEffect, useRef, useState } from "react";
import type { SchemaNode } from "../../../../content/check/schemas/schemaNode.ts";
import { isMapping } from "../../../../content/read/data.ts";
import { kindOf } from "../../words.ts";
import { Dialog } from "./Dialog.tsx";

interface AddSectionProps {
  /** What a section may be. */
  union: SchemaNode;
  onAdd(block: unknown): void;
  onClose(): void;
}

/** All kinds of sections, each with a small preview made of the catalogue's example. */
export function AddSection({ union, onAdd, onClose }: AddSectionProps) {
  const samples = useSamples();
  return (
    <Dialog title="Add a section" onClose={onClose}>
      <p className="help">It comes with example words. Rewrite them.</p>
      <ul className="kinds">
        {union.variants.map(({ description, examples: [example] }) => {
          const type = isMapping(example) ? String(example.type) : "";
          return (
            <li key={type}>
              <button type="button" onClick={() => onAdd(example)}>
                <Sample type={type} samples={samples} />
                <b>{kindOf(type)}</b>
                <span>{description}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** The catalogue's examples of sections, as HTML, and the site's own styles for them. */
interface Samples {
  styles: CSSStyleSheet;
  html: Map<string, string>;
}

/** As wide as a screen, at a quarter of its size. */
const SMALL = "width: 75rem; zoom: 0.24";

/** Loads the examples of all kinds of sections from the catalogue; undefined until they are there. */
function useSamples(): Samples | undefined {
  const [samples, setSamples] = useState<Samples>();
  useEffect(() => {
    const text = (url: string) =>
      fetch(url, { headers: { Accept: "text/html,text/css" } }).then((one) => one.text());
    Promise.all([text("/_blocks"), text("/renderer/page/styles.css?direct")]).then(
      ([page, css]) => {
        const catalogue = new DOMParser().parseFromString(page, "text/html");
        const sections = [...catalogue.querySelectorAll<HTMLElement>("section[data-type]")];
        const html = sections.map((section) => {
          const preview = section.querySelector("[data-preview]")?.innerHTML ?? "";
          return [section.dataset.type ?? "", preview.replaceAll(/hidden="[^"]*"/g, "")] as const;
        });
        const styles = new CSSStyleSheet();
        styles.replaceSync(css);
        setSamples({ styles, html: new Map(html) });
      },
      () => undefined, // the words beside them say it too
    );
  }, []);
  return samples;
}

/** A small example with isolated styles. Nothing in it can get the focus. */
function Sample({ type, samples }: { type: string; samples: Samples | undefined }) {
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!host.current || !samples) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [samples.styles];
    const page = document.createElement("div");
    page.inert = true;
    page.style.cssText = SMALL;
    page.innerHTML = samples.html.get(type) ?? ""; // our own server's, as it shows it at /_blocks
    root.replaceChildren(page);
  }, [samples, type]);
  return <span ref={host} className="sample" aria-hidden="true" />;
}
