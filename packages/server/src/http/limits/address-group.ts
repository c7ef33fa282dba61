import { isIPv6 } from "node:net";

/** Parts of an IPv6 address that identify a network: the owner of one of its addresses usually has all of them. */
const NETWORK_PARTS = 4;

/** Key of an address for counting: the address for IPv4, the /64 network for IPv6. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [withoutZone = address] = address.split("%");
  return isIPv6(withoutZone) ? expanded(withoutZone).slice(0, NETWORK_PARTS).join(":") : address;
}

/** All eight parts, without leading zeros. */
function expanded(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const [front, back] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":"))) as [string[], string[]];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].map((part) => part.replace(/^0+(?=.)/, ""));
}
