import { LIMITS } from "@epb/contract";

/** Recipient without exactly one plain email address. */
export class InvalidRecipient extends Error {
  constructor() {
    // The error message omits the address, because errors are logged.
    super("the recipient of an email is not one plain address, such as name@example.org");
    this.name = "InvalidRecipient";
  }
}

/** One mailbox at one host: no display name, no list, no comment, no route, no second line. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;

/**
 * The address, if the text is exactly one. Addresses are checked when users enter them, and again here, because they
 * become part of SMTP commands and headers.
 *
 * @throws InvalidRecipient
 */
export function requireRecipient(address: string): string {
  if (address.length > LIMITS.emailLength || !ADDRESS.test(address)) throw new InvalidRecipient();
  return address;
}
