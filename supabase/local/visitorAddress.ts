import { BlockList, isIP } from "node:net";
import { isOnThisMachine } from "./health.ts";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Parses TRUSTED_PROXY: addresses and networks, such as 127.0.0.1 or 173.245.48.0/20, with commas between. Undefined
 * if there are none. Throws an error that names an entry that is neither.
 */
export function trustedProxies(text = ""): BlockList | undefined {
  const entries = text.split(",").flatMap((entry) => entry.trim() || []);
  const trusted = new BlockList();
  for (const entry of entries) {
    const [address = "", bits, ...more] = entry.split("/");
    const most = isIP(address) === 6 ? 128 : 32;
    const isRight = isIP(address) && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
    if (!isRight || more.length) throw new Error(`TRUSTED_PROXY: "${entry}" is no address or network.`);
    trusted.addSubnet(address, bits === undefined ? most : Number(bits), familyOf(address));
  }
  return entries.length ? trusted : undefined;
}

/**
 * Returns the visitor's address: the last hop that is not a trusted proxy. The hops are those of X-Forwarded-For, to
 * which each proxy adds whom it serves, and the connection's own. Undefined if a proxy does not say whom it serves or,
 * where none is trusted, for a connection from this machine, which may be a proxy's.
 */
export function visitorAddress(
  connection: string,
  forwardedFor: string | null,
  trusted: BlockList | undefined,
): string | undefined {
  if (!trusted) return isOnThisMachine(connection) ? undefined : connection;
  const hops = [...(forwardedFor ?? "").split(","), connection].map(withoutPort);
  const visitor = hops.findLast((hop) => isIP(hop) === 0 || !trusted.check(hop, familyOf(hop)));
  return isIP(visitor ?? "") ? visitor : undefined;
}

/** Returns an address without the port that some proxies add, and without a zone. */
function withoutPort(hop: string): string {
  return hop.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$|%.*$/, "$1$2");
}
