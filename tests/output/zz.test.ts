import { stringify } from "yaml";
import { it } from "vitest";
import { loadWith } from "../content/project.ts";
it("x", () => {
for (const href of ["javascript:alert(1)"," javascript:alert(1)","//evil.example","vbscript:x"]) {
const page = (blocks: object[]) => loadWith({ "pages-data/hostile.yaml": stringify({title:"A page",description:"A page whose author means harm, or has pasted what means harm, into every text that pages can hold.",blocks}) });
const c = page([{ type: "hero", heading: "A page" },{ type: "prose", body: `[Go](<${href}>)` }]);
console.log(href, c.pages.some(p=>p.url==="/hostile"), c.problems.map(p=>p.code), c.pages.length, !!c.site);
const d = page([{ type: "hero", heading: "A page", actions:[{label:"Go",href}] },{ type: "cardGrid", cards: [{ title: "A", link: { label: "Go", href } }]}]);
console.log(d.pages.some(p=>p.url==="/hostile"), d.problems.map(p=>p.code));
}
});
