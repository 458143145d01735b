import type { OldAddress } from "../../content/lib/addresses.ts";
import {
  anyQuery,
  anyWay,
  FOLDERS,
  type HeaderRule,
  type HostedSite,
  headersFor,
  type NotFoundPages,
  OWN_FUNCTION,
  oldWay,
  twinOf,
} from "./hosting.ts";

/**
 * A server for nginx, to be included in the `http` context of its configuration; the owner's own tool adds the
 * certificates. The target of a redirect begins with one slash and contains no backslash, so that it cannot lead to
 * another host.
 */
export function nginxFile({ rules, addresses, old, notFound, hostname, answersForm }: HostedSite): string {
  return `${maps(addresses, old)}
server {
  listen 80;
  server_name ${hostname};
  root /var/www/site; # what the build put into dist/client
  charset utf-8;
  charset_types text/plain application/xml text/xml text/css application/javascript;
  gzip_static on; # and, with ngx_brotli: brotli_static on;
  gzip_vary on;
  absolute_redirect off;
  error_page 404 /404.html;
${addHeaders(rules, "/", "  ")}
  if ($site_asked) {
    return 308 $site_asked;
  }
  if ($site_moved) {
    return 308 $site_moved$is_args$args;
  }
  if ($site_bare) {
    return 308 $site_bare;
  }
  if ($site_small) {
    return 308 $site_small$is_args$args;
  }
${[...(answersForm ? [QUOTE_FUNCTION] : []), ...hashedFolders(rules), ...pageFolders(notFound)].join("\n")}
  location = /manifest.webmanifest {
    types {
    }
    default_type application/manifest+json;
  }
  location = /speculation-rules.json {
    types {
    }
    default_type application/speculationrules+json;
  }
  location ~ ^/_(?:headers|redirects)$ {
    return 404;
  }
}
server {
  listen 80;
  server_name ${twinOf(hostname)};
  return 308 https://${hostname}$request_uri;
}
`;
}

const QUOTE_FUNCTION = `  location = ${OWN_FUNCTION.path} { # by npm start with TRUSTED_PROXY=127.0.0.1
    client_max_body_size 6m; # a form may send a file of 5 MB
    access_log off; # links to such files hold a secret
    proxy_pass http://${OWN_FUNCTION.server};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }`;

/** Maps to the redirect targets of old addresses and of non-canonical paths, one map for each kind. */
function maps(addresses: string[], old: OldAddress[]): string {
  const { plain = [], asked = [] } = Object.groupBy(old, ([address]) =>
    oldWay(address).query.length > 0 ? "asked" : "plain",
  );
  const moved = plain.map(([address, now]) => `  "~${anyWay(address)}" ${now};`);
  const queried = asked.map(([address, now]) => `  "~${anyQuery(address)}" ${now};`);
  const small = addresses.filter((address) => address !== "/").map((path) => `  "~*^${path}$" ${path};`);
  const path = "(?<site_path>[^/?\\\\\\\\][^?\\\\\\\\]*?)";
  const query = "(?<site_query>\\?.*)?$";
  return `# Old addresses.
map $uri $site_moved {
${['  default "";', ...moved].join("\n")}
}
# Old addresses that are known by their query.
map $request_uri $site_asked {
${['  default "";', ...queried].join("\n")}
}
# A slash, index or .html at the end.
map $request_uri $site_bare {
  "~^/(?:\\?|$)" "";
  "~^/(?:${FOLDERS.join("|")})/" "";
  "~*^/+(?:index(?:\\.html)?/*)?${query}" /$site_query;
  "~*^/+${path}(?:/+index(?:\\.html)?|\\.html)/*${query}" /$site_path$site_query;
  "~^/+${path}/+${query}" /$site_path$site_query;
}
# Capitals.
map $uri $site_small {
  "~^[^A-Z]*$" "";
${small.join("\n")}
}`;
}

function hashedFolders(rules: HeaderRule[]): string[] {
  const hashed = rules.filter(({ path }) => path !== "/*" && path.endsWith("/*"));
  return hashed.map(({ path }) => {
    const folder = path.replace("*", "");
    return `  location ${folder} {
    try_files $uri =404;
${addHeaders(rules, folder, "    ")}
  }`;
  });
}

function pageFolders(notFound: NotFoundPages): string[] {
  return notFound.map(
    ([folder, page]) => `  location ${folder} {
    try_files $uri $uri.html $uri/index.html =404;
    error_page 404 ${page}.html;
  }
  location = ${page} {
    error_page 404 ${page}.html;
    return 404;
  }`,
  );
}

function addHeaders(rules: HeaderRule[], path: string, indent: string): string {
  const lines = Object.entries(headersFor(rules, path)).map(
    ([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
  return lines.join("\n");
}
