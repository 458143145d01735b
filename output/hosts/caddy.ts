import { decodedPath, type OldAddress } from "../../content/lib/addresses.ts";
import {
  anyWay,
  FOLDERS,
  type HeaderRule,
  type HostedSite,
  type NotFoundPages,
  OWN_FUNCTION,
  oldWay,
  REVALIDATE,
  twinOf,
} from "./hosting.ts";

/**
 * A Caddyfile. The target of a redirect begins with one slash and contains no backslash and no white space (which
 * browsers drop), so that it cannot lead to another host.
 */
export function caddyFile({ rules, addresses, old, notFound, hostname, answersForm }: HostedSite): string {
  return `${hostname} {
	root * /var/www/site # what the build put into dist/client
	header ?Cache-Control "${REVALIDATE}"
${headers(rules)}
	header /manifest.webmanifest Content-Type application/manifest+json
${answersForm ? QUOTE_FUNCTION : ""}	@other {
		not method GET HEAD
		not path ${OWN_FUNCTION.path}
	}
	header @other Allow "GET, HEAD"
	respond @other 405
${redirects(addresses, old)}
	try_files {path} {path}.html
	@hidden path /_headers /_redirects ${notFound.map(([, page]) => `${page}.html`).join(" ")}
	error @hidden 404
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header Cache-Control "${REVALIDATE}"
${handlers(notFound)}
	}
}

${twinOf(hostname)} {
	redir https://${hostname}{uri} 308
}
`;
}

// Caddy tells the server by itself whom it serves.
const QUOTE_FUNCTION = `	handle ${OWN_FUNCTION.path} { # by npm start with TRUSTED_PROXY=127.0.0.1
		reverse_proxy ${OWN_FUNCTION.server}
	}
`;

function headers(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) =>
    Object.entries(headers).map(
      ([name, value]) => `\theader ${path} ${name} "${value.replaceAll('"', '\\"')}"`,
    ),
  );
  return lines.join("\n");
}

/** Redirects for old addresses and non-canonical paths: a slash, index or .html at the end, and capitals. */
function redirects(addresses: string[], old: OldAddress[]): string {
  const hasQuery = ([address]: OldAddress) => oldWay(address).query.length > 0;
  const moved = old.filter((one) => !hasQuery(one)).map(([address, now]) => `\t\t~${anyWay(address)} ${now}`);
  const asked = old.filter(hasQuery).map(([address, now], index) => {
    const query = oldWay(address).query.map(
      (part) => `"${/^[^"\\\p{Cc}\s]*$/u.test(decodedPath(part)) ? decodedPath(part) : part}"`,
    );
    return `\t@asked${index} {\n\t\tpath_regexp ${anyWay(address)}\n\t\tquery ${query.join(" ")}\n\t}\n\tredir @asked${index} ${now} 308\n`;
  });
  const small = addresses.filter((address) => address !== "/").map((path) => `\t\t~(?i)^${path}$ ${path}`);
  return `${asked.join("")}	map {query} {site_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	map {path} {site_moved} {
${[...moved, '\t\tdefault ""'].join("\n")}
	}
	@moved not vars {site_moved} ""
	redir @moved {site_moved}{site_query} 308
	@home path /index /index.html
	redir @home /{site_query} 308
	@bare {
		not path ${FOLDERS.map((folder) => `/${folder}/*`).join(" ")}
		path_regexp bare (?i)^/([^/\\s\\\\][^\\s\\\\]*?)(?:/index(?:\\.html)?|\\.html|/)$
	}
	redir @bare /{re.bare.1}{site_query} 308
	map {path} {site_small} {
${small.join("\n")}
		default ""
	}
	@capitals {
		path_regexp [A-Z]
		not vars {site_small} ""
	}
	redir @capitals {site_small}{site_query} 308`;
}

function handlers(notFound: NotFoundPages): string {
  const texts = notFound.map(
    ([folder, page]) => `		handle ${folder}* {
			rewrite * ${page}.html
			file_server {
				status 404
				precompressed br gzip
			}
		}`,
  );
  return texts.join("\n");
}
