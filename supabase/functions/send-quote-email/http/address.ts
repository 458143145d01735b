/**
 * What stands for a visitor in the limits: an IPv4 address, or the /64 network of an IPv6 address,
 * because a household has a whole /64 to itself (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
  if (!plain.includes(":")) return plain;
  const [head = [], tail = []] = plain
    .replace(/%.*$/, "")
    .split("::")
    .map((side) => side.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
