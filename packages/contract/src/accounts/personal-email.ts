/** Where people have mailboxes of their own: addresses there belong to nobody's organization. */
const PERSONAL_DOMAINS: ReadonlySet<string> = new Set([
  "aim.com",
  "aol.com",
  "att.net",
  "bellsouth.net",
  "comcast.net",
  "cox.net",
  "earthlink.net",
  "fastmail.com",
  "gmail.com",
  "gmx.com",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "mac.com",
  "mail.com",
  "me.com",
  "msn.com",
  "outlook.com",
  "pm.me",
  "proton.me",
  "protonmail.com",
  "sbcglobal.net",
  "verizon.net",
  "yahoo.com",
  "ymail.com",
  "zoho.com",
]);

/** True for an address with one of the big providers of private mail. @spec P §5 "an organizational, not personal, address is required" */
export function isPersonalEmail(email: string): boolean {
  return PERSONAL_DOMAINS.has(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}
