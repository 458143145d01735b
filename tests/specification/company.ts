import { describe, expect, it } from "vitest";
import { calls, only, page, site, there } from "../content/published.ts";
import { list, titles } from "./lists.ts";
import { hrefs, links, text } from "./words.ts";

describe("the business", () => {
  it("was founded in 2020 and is open 7AM-7PM daily", () => {
    expect(site.business.founded).toBe(2020);
    expect(site.hours).toMatchObject({ text: "7AM-7PM Daily", opens: "07:00", closes: "19:00" });
  });

  it("has its main office in Miami Beach 33139 and its operations hub in Miami 33142", () => {
    const { main } = site.offices;
    const operations = there(site.offices.operations, "There is no operations hub.");
    expect([main.name, main.city, main.postalCode]).toEqual(["Main Office", "Miami Beach", "33139"]);
    expect(main.street).toContain("Floor 2");
    expect([operations.name, operations.city, operations.postalCode]).toEqual([
      "Operations Hub",
      "Miami",
      "33142",
    ]);
    expect([main.phone, operations.phone]).toEqual(["main", "operations"]);
    expect([main.page, operations.page]).toEqual(["/locations/miami-beach", "/locations/miami"]);
  });

  it("has four phones, each a number of its own", () => {
    expect(new Set(Object.values(site.phones)).size).toBe(4);
  });

  it("has six social profiles, a customer portal, a supplies shop and a scheduling page, all outside", () => {
    const networks = site.socials.map(({ network }) => network);
    expect(networks).toEqual(["Facebook", "Instagram", "LinkedIn", "Twitter", "YouTube", "TikTok"]);
    const { portal, shop, scheduling } = site.links;
    for (const url of [portal, shop, scheduling]) expect(url).toMatch(/^https:\/\//);
  });

  it("leads from every page to Home, Services, Service Areas, About, Blog and Contact", () => {
    const links = site.navigation.map(({ label, href }) => `${label} ${href}`);
    expect(links).toEqual([
      "Home /",
      "Services /services",
      "Service Areas /service-areas",
      "About /about",
      "Blog /blog",
      "Contact /contact",
    ]);
  });

  it("takes quote requests for nine services", () => {
    const { services, other } = only("/contact", "quoteForm");
    expect([...services, other].map(({ name }) => name)).toEqual([
      "Residential Pool Cleaning",
      "Commercial Pool Maintenance",
      "Green Pool Recovery",
      "Pool Leak Detection",
      "Pool Equipment Repair",
      "Pool Acid Wash",
      "Emergency Pool Service",
      "Pool Inspection",
      "Other",
    ]);
  });
});

describe("/contact", () => {
  const cards = () => only("/contact", "contactCards").cards;
  const leads = (title: string) =>
    cards()
      .find((card) => card.title === title)
      ?.actions?.map(({ href }) => href);

  it("is headed Get Your Free Pool Quote, over a form with the promise of 2 hours", () => {
    expect(only("/contact", "hero").heading).toBe("Get Your Free Pool Quote");
    const { heading, intro } = only("/contact", "quoteForm");
    expect(heading).toBe("Request Your Free Quote");
    expect(intro).toMatch(/within 2 hours during business hours/);
  });

  it("has six contact cards", () => {
    expect(titles(cards())).toEqual([
      "Call Us",
      "Main Office",
      "Operations Hub",
      "Email Us",
      "24/7 Emergency Service",
      "Schedule a Consultation",
    ]);
  });

  it("gives both phones, each office its own, e-mail an answer in 2 hours", () => {
    expect(leads("Call Us")).toEqual([calls.main, calls.operations]);
    expect(cards()[0]?.lines).toContain("7AM-7PM Daily");
    expect(leads("Main Office")).toEqual([calls.main, "/locations/miami-beach"]);
    expect(leads("Operations Hub")).toEqual([calls.operations, "/locations/miami"]);
    expect(leads("Email Us")).toEqual([`mailto:${site.business.email}`]);
    expect(cards()[3]?.description).toMatch(/within 2 hours/);
  });

  it("marks the emergency card red, for emergencies outside business hours", () => {
    expect(
      cards()
        .map(({ emergency }) => emergency ?? false)
        .indexOf(true),
    ).toBe(4);
    expect(cards()[4]?.description).toMatch(/urgent emergencies outside business hours/);
    expect(leads("24/7 Emergency Service")).toEqual([calls.main]);
  });

  it("offers a free 30-minute consultation call, on the scheduling page", () => {
    expect(cards()[5]?.description).toMatch(/free 30-minute consultation call/);
    expect(leads("Schedule a Consultation")).toEqual([site.links.scheduling]);
  });
});

describe("/about", () => {
  it("tells story, mission and vision", () => {
    for (const part of [/story/i, /mission/i, /vision/i]) expect(text("/about")).toMatch(part);
  });

  it("shows two awards, each with who gave it, its year and a link out", () => {
    const awards = list("/about", /^awards$/m);
    const award = { organization: expect.any(String), year: expect.any(Number) };
    expect(awards).toEqual([expect.objectContaining(award), expect.objectContaining(award)]);
    const addresses = awards.map(({ link }) => link?.href);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    expect(new Set(addresses).size).toBe(2);
  });

  it("gives the number of the contractor's license", () => {
    expect(text("/about")).toContain(site.business.license?.number);
  });

  it("has four stats, four values and two locations", () => {
    expect(only("/about", "stats").stats).toHaveLength(4);
    expect(list("/about", /^values$/m)).toHaveLength(4);
    expect(only("/about", "offices").offices.map(({ key }) => key)).toEqual(["main", "operations"]);
  });

  it("leads to the quote form and to contact", () => {
    expect(hrefs("/about")).toEqual(expect.arrayContaining(["/quote", "/contact"]));
  });
});

describe("a page that is not there", () => {
  it("says 404 and Page Not Found, explains, and leads home or to the phone", () => {
    const { eyebrow, heading, intro, actions } = only("/404", "hero");
    expect([page("/404").title, eyebrow, heading]).toEqual(["Page Not Found", "404", "Page Not Found"]);
    expect(intro).toMatch(/\w+/);
    expect(actions?.map(({ href }) => href)).toEqual(["/", calls.main]);
    expect(links("/404")).toContainEqual({ label: "Return to Home", href: "/" });
  });
});
