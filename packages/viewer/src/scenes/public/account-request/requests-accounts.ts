/** Where a site may be tried out before it is one. */
const LOCAL = ["localhost", "127.0.0.1"] as const;

/**
 * Whether accounts may be requested at an address; elsewhere people are told where.
 *
 * @param address - Of the page, as the browser shows it.
 * @param publicUrl - Where people reach the production site.
 * @spec P §2 "On hosts outside an allowed list"
 */
export function requestsAccountsAt(address: string, publicUrl: string): boolean {
  return [...LOCAL, new URL(publicUrl).host].some((marker) => address.includes(marker));
}
