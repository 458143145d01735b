import { afterEach, describe, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "../../../output/hosts/contentSecurityPolicy.ts";
import { loadWith } from "../../content/project.ts";
import { there } from "../../content/published.ts";

const site = there(loadWith({}).site, "The fixture's site.yaml is not right.");
const withTags = { ...site, integrations: { analytics: "G-ABC123", ads: "", consent: false } };
const withAds = { ...site, integrations: { analytics: "", ads: "AW-123" } };

/** The sources of each directive of a policy. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

afterEach(() => vi.unstubAllEnvs());

describe("the Content-Security-Policy", () => {
  it("allows nothing but the site itself and the frames of its pages, each once", () => {
    const map = "https://www.openstreetmap.org";
    const {
      "default-src": rest,
      "frame-src": frames,
      ...others
    } = directives(contentSecurityPolicy(site, [map, map], ""));
    expect(rest).toEqual(["'none'"]);
    expect(frames).toEqual([map]);
    expect(directives(contentSecurityPolicy(site, [], ""))).not.toHaveProperty("frame-src");
    for (const [name, sources] of Object.entries(others).filter(([name]) => name.endsWith("-src")))
      expect(sources, name).toEqual(["'self'"]);
  });

  it.each([site, withTags, withAds])("is never unsafe, and nobody may frame the site", (configured) => {
    const policy = contentSecurityPolicy(configured, [], "https://abc.supabase.co");
    expect(policy).not.toMatch(/unsafe|\*(?!\.)|data:|http:/);
    expect(directives(policy)).toMatchObject({
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
  });

  it("lets the form reach the Supabase project named at build, by its origin", () => {
    const policy = contentSecurityPolicy(site, [], "https://abc.supabase.co/some/path");
    expect(directives(policy)["connect-src"]).toEqual(["'self'", "https://abc.supabase.co"]);
    vi.stubEnv("SUPABASE_URL", "https://env.supabase.co");
    expect(contentSecurityPolicy(site, [])).toContain("https://env.supabase.co");
  });

  it("lets the newsletter reach its provider where there is one", () => {
    const links = { ...site.links, newsletter: "https://list.example.com/subscribe?u=1" };
    expect(directives(contentSecurityPolicy({ ...site, links }, [], ""))["connect-src"]).toContain(
      "https://list.example.com",
    );
  });

  it("names hosts of analytics and ads only where they are set up", () => {
    expect(contentSecurityPolicy(site, [], "")).not.toMatch(/google|doubleclick/);
    expect(directives(contentSecurityPolicy(withTags, [], ""))["script-src"]).toEqual([
      "'self'",
      "https://www.googletagmanager.com",
    ]);
    expect(contentSecurityPolicy(withTags, [], "")).not.toContain("doubleclick");
    expect(directives(contentSecurityPolicy(withAds, [], ""))["script-src"]).toContain(
      "https://www.googleadservices.com",
    );
  });

  it("lets no text become HTML or code, but where Google's scripts would stop", () => {
    expect(contentSecurityPolicy(site, [], "")).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(contentSecurityPolicy(withTags, [], "")).not.toContain("trusted-types");
  });
});
