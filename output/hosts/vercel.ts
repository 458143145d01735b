import { plainAddress } from "../../content/plainAddress.ts";
import { anyWay, FOLDERS, type HostedSite } from "./hosting.ts";

/** Where an address leads that is not written the one right way: never to another host, which two slashes would name. */
const BARE = `^/(?!(?:${FOLDERS.join("|")})/)([^/\\\\].*?)(?:/index(?:\\.html)?/?|\\.html/?|/)$`;

/**
 * vercel.json, for the root of what is deployed. By `routes`, as nothing else there has a page of its own for what is
 * missing in a folder; Vercel compares addresses whatever their capitals.
 */
export function vercelFile({ rules, old, notFound }: HostedSite): string {
  const headers = rules.map(({ path, headers }) => ({
    src: `^${path.replace(".", "\\.").replace("*", ".*")}$`,
    headers,
    continue: true,
  }));
  const redirect = (src: string, Location: string) => ({ src, status: 308, headers: { Location } });
  const missing = notFound.map(([folder, page]) => ({
    src: `^${folder}.*$`,
    status: 404,
    dest: `${page}.html`,
  }));
  const routes = [
    ...headers,
    ...old.map(([path, now]) => redirect(anyWay(plainAddress(path)).replace("(?i)", ""), now)),
    redirect("^/index(?:\\.html)?/?$", "/"),
    redirect(BARE, "/$1"),
    { src: "^/_(?:headers|redirects)$", status: 404, dest: "/404.html" },
    { handle: "filesystem" },
    { src: "^/(.+)$", dest: "/$1.html", check: true },
    ...missing,
  ];
  return JSON.stringify({ routes }, null, 2);
}
