const REQUEST = ", please contact {email}";

/**
 * A message with the address of support at the place that the specification leaves for it. Without an address, the
 * request to write to support is omitted.
 *
 * @param email - Configured address of the site; a command line has none.
 */
export function withSupportContact(message: string, email?: string): string {
  return email === undefined ? message.replaceAll(REQUEST, ".") : message.replaceAll("{email}", email);
}
