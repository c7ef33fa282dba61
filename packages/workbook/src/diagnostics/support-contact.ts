const REQUEST = ", please contact {email}";

/**
 * A message with the address of support where the specification leaves a place for it. Without an address, the request to
 * write to support is left out.
 *
 * @param email - Address that the site is configured with; a command line has none.
 */
export function withSupportContact(message: string, email?: string): string {
  return email === undefined ? message.replaceAll(REQUEST, ".") : message.replaceAll("{email}", email);
}
