/** Hosts of a local trial. */
const LOCAL = ["localhost", "127.0.0.1"] as const;

/**
 * True if the site at this address accepts account requests; other sites link to the one that does.
 * @param address - URL of the page.
 * @param publicUrl - URL of the production site.
 * @spec P §2 "On hosts outside an allowed list"
 */
export function requestsAccountsAt(address: string, publicUrl: string): boolean {
  return [...LOCAL, new URL(publicUrl).host].some((marker) => address.includes(marker));
}
