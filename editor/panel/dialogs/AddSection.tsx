import { useEffect, useRef } from "react";
import { isMapping } from "../../../content/lib/data.ts";
import { blockLabel } from "../../words.ts";
import { fetchPage } from "../api.ts";
import { useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { blockNode } from "../forms/SectionForm.tsx";
import { useAnswer } from "../useAnswer.ts";
import { Dialog } from "./Dialog.tsx";

/** Lists the kinds of sections, each with a preview of its catalogue example. A click adds one at an index. */
export function AddSection({ at }: { at: number }) {
  const { schemas, edit, choose, show } = useForm();
  const samples = useAnswer("/_blocks", samplesAt); // the descriptions beside them suffice until then
  function add(block: unknown): void {
    edit({ do: "insert", path: ["blocks", at], value: block });
    show();
    choose(at);
  }
  return (
    <Dialog title="Add a section" onClose={show}>
      <p className="help">It comes with example words. Rewrite them.</p>
      <ul className="kinds">
        {blockNode(schemas.page)?.variants.map(({ description, examples: [example] }) => {
          const type = isMapping(example) ? String(example.type) : "";
          return (
            <li key={type}>
              <Button onClick={() => add(example)}>
                <Sample html={samples?.get(type)} />
                <b>{blockLabel(type)}</b>
                <span>{description}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Returns the examples of the catalogue at an address as HTML, by block type. */
async function samplesAt(url: string): Promise<ReadonlyMap<string, string>> {
  const catalogue = await fetchPage(url);
  const html = [...catalogue.querySelectorAll<HTMLElement>("section[data-type]")].map((section) => {
    const preview = section.querySelector("[data-preview]")?.innerHTML ?? "";
    return [section.dataset.type ?? "", preview.replaceAll(/hidden="[^"]*"/g, "")] as const;
  });
  return new Map(html);
}

/** The site's styles, and the start tag of a page as wide as a screen, at a quarter of its size, without focus. */
const START = `<link rel="stylesheet" href="/renderer/page/styles.css?direct">
<div inert style="width: 75rem; zoom: 0.24">`;

function Sample({ html = "" }: { html?: string }) {
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: "open" });
    if (root && html) root.innerHTML = `${START}${html}</div>`; // trusted: the dev server serves it at /_blocks
  }, [html]);
  return <span ref={host} className="sample" aria-hidden="true" />;
}
