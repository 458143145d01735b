import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { scalarsIn } from "../../content/lib/data.ts";
import type { Original, PanelProblem } from "../../editor/contract.ts";
import { type Form, FormContext } from "../../editor/panel/context.ts";
import { Entries } from "../../editor/panel/fields/EntryField.tsx";
import { Field } from "../../editor/panel/fields/Field.tsx";
import { blockNode, SectionForm, sectionsOf } from "../../editor/panel/forms/SectionForm.tsx";
import { schemasNow } from "../../editor/server/choices.ts";

type Element = DefaultTreeAdapterMap["element"];

const schemas = schemasNow();
const examples = blockNode(schemas.page)?.variants.flatMap(({ examples: [example] }) => example ?? []) ?? [];
const choices = {
  pages: [],
  categories: [],
  words: [],
  pictures: [],
  phones: { main: "800" },
  offices: {},
  drawings: {},
  cities: [],
  languages: [],
};
const variables = [{ name: "city.name", value: "Doral", list: false }];

/** The elements of the forms of all kinds of section, as in their catalogue examples, and of a page's own entries. */
function formsWith(problems: PanelProblem[], original?: Original): Element[] {
  const sections = sectionsOf({ blocks: examples }, schemas.page, variables);
  const nothing = () => {};
  const form: Form = {
    Field,
    file: "",
    url: "/",
    text: "",
    data: {},
    counts: [],
    version: 1,
    isSaved: true,
    isKept: true,
    fresh: [],
    conflicts: [],
    problems,
    allProblems: problems,
    schemas,
    variables,
    choices,
    original,
    selected: undefined,
    asText: false,
    showText: nothing,
    open: nothing,
    choose: nothing,
    goTo: nothing,
    edit: nothing,
    reopen: nothing,
    set: nothing,
    run: async () => {},
    save: async () => {},
    renew: nothing,
    titleOf: String,
    decide: nothing,
    decideOn: nothing,
    turn: nothing,
    show: nothing,
  };
  const html = renderToStaticMarkup(
    <FormContext.Provider value={form}>
      {sections.map((section) => (
        <SectionForm key={section.index} section={section} count={9} />
      ))}
      <Entries node={schemas.page} path={[]} value={{ title: "T", draft: true }} without={["blocks"]} />
    </FormContext.Provider>,
  );
  return elementsIn(parseFragment(html));
}

function elementsIn(node: DefaultTreeAdapterMap["node"]): Element[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...inner] : inner;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

/** The part of an element's content that a screen reader reads aloud. */
function heard(node: DefaultTreeAdapterMap["node"]): string {
  if ("tagName" in node && attribute(node, "aria-hidden") === "true") return "";
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(heard).join("") : "";
}

const elements = formsWith([]);
const controls = (all: Element[]) =>
  all.filter(({ tagName }) => ["input", "textarea", "select"].includes(tagName));

describe("a form, as it is heard", () => {
  it("names each button in words that say alone what it does", () => {
    const buttons = elements.filter(({ tagName }) => tagName === "button");
    const names = buttons.map((one) => attribute(one, "aria-label") ?? heard(one).trim());
    expect(buttons.length).toBeGreaterThan(50);
    const alone = ["Add", "Copy", "Delete", "Remove", "Insert …", "Link", "B", "I", "Move up", "Move down"];
    expect(names.filter((name) => !/^[A-Za-z]/.test(name) || alone.includes(name))).toEqual([]);
  });

  it("names each box and list", () => {
    const labelled = new Set(elements.map((one) => attribute(one, "for")));
    const within = new Set(elements.filter(({ tagName }) => tagName === "label").flatMap(elementsIn));
    const nameless = controls(elements).filter(
      (one) => !labelled.has(attribute(one, "id")) && !attribute(one, "aria-label") && !within.has(one),
    );
    expect(nameless.map((one) => attribute(one, "id"))).toEqual([]);
  });

  it("ties what is wrong to the control that mends it", () => {
    const places = scalarsIn(examples).map(({ path }) => ["blocks", ...path]);
    const problems = places.map((path): PanelProblem => {
      return {
        file: "",
        path,
        line: 1,
        code: "empty",
        severity: "error",
        message: `Wrong at ${path.join(".")}.`,
      };
    });
    const wrong = formsWith(problems);
    const byId = new Map(wrong.map((one) => [attribute(one, "id"), one]));
    const tied = controls(wrong).filter((one) => attribute(one, "id")?.match(/^at\.blocks\.(?!.*-kind$)/));
    expect(tied.length).toBeGreaterThan(50);
    for (const one of tied) {
      const id = attribute(one, "id") ?? "";
      const words = (attribute(one, "aria-describedby") ?? "").split(" ").map((own) => byId.get(own));
      const said = words.map((own) => (own ? heard(own) : "")).join(" ");
      if (!problems.some(({ path }) => `at.${path.join(".")}` === id)) continue;
      expect(said, id).toContain(`Wrong at ${id.slice(3)}.`);
      expect(attribute(one, "aria-invalid"), id).toBe("true");
    }
  });

  it("says at each text of a translation what it was made from, as it was and as it is", () => {
    const places = scalarsIn(examples).flatMap(({ path, value }) =>
      typeof value === "string" ? [["blocks", ...path]] : [],
    );
    const texts = places.map((path) => ({ path, text: "What it is now", was: "What it was then" }));
    const forms = formsWith([], { file: "", code: "en", language: "English", texts });
    const byId = new Map(forms.map((one) => [attribute(one, "id"), one]));
    const boxes = forms.filter(({ tagName }) => tagName === "textarea");
    const ofBlocks = boxes.filter((one) => attribute(one, "id")?.startsWith("at.blocks."));
    expect(ofBlocks.length).toBeGreaterThan(50);
    for (const one of ofBlocks) {
      const [id = ""] = (attribute(one, "aria-describedby") ?? "").split(" ");
      const beside = byId.get(id);
      expect(beside && heard(beside), id).toMatch(
        /wasWhat it was thenisWhat it is nowThe translation is right/,
      );
    }
  });
});
