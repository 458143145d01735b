import { anyWay, FOLDERS, type HostedSite, oldWay } from "./hosting.ts";

/** Matches non-canonical paths. The captured path has no leading slash, as `//` would lead to another host. */
const BARE = `^/(?!(?:${FOLDERS.join("|")})/)([^/\\\\].*?)(?:/index(?:\\.html)?/?|\\.html/?|/)$`;

/** The condition that a request has these parameters; none without any. */
function hasQuery(query: string[]) {
  const has = query.map((part) => {
    const [key = "", value = ""] = part.split(/=(.*)/s);
    return { type: "query", key, value };
  });
  return has.length > 0 ? { has } : {};
}

/**
 * vercel.json, for the root of the deployed folder. It uses `routes`, as nothing else in Vercel allows a not-found page
 * for each folder. Vercel matches paths case-insensitively.
 */
export function vercelFile({ rules, old, notFound }: HostedSite): string {
  const headers = rules.map(({ path, headers }) => {
    return { src: `^${path.replace(".", "\\.").replace("*", ".*")}$`, headers, continue: true };
  });
  const redirect = (src: string, Location: string) => ({ src, status: 308, headers: { Location } });
  const missing = notFound.map(([folder, page]) => {
    return { src: `^${folder}.*$`, status: 404, dest: `${page}.html` };
  });
  const routes = [
    ...headers,
    ...old.map(([address, now]) => ({
      ...redirect(anyWay(address).replace("(?i)", ""), now),
      ...hasQuery(oldWay(address).query),
    })),
    redirect("^/index(?:\\.html)?/?$", "/"),
    redirect(BARE, "/$1"),
    { src: "^/_(?:headers|redirects)$", status: 404, dest: "/404.html" },
    { handle: "filesystem" },
    { src: "^/(.+)$", dest: "/$1.html", check: true },
    ...missing,
  ];
  return JSON.stringify({ routes }, null, 2);
}
