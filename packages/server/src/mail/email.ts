/** Content of a message, independent of its format (text or HTML). */
export interface Email {
  readonly subject: string;
  /** Main text: the event and its details. */
  readonly paragraphs: readonly string[];
  /** Separate from the text so that it can be copied: a code, a reason, words of a user. */
  readonly quotation?: { readonly label: string; readonly text: string };
  /** The next step. */
  readonly action?: { readonly label: string; readonly link: string };
  /** Information after the action, or what to do if the message is unexpected. */
  readonly closing: readonly string[];
}

/** The site that sends a message. */
export interface Site {
  readonly publicUrl: string;
  readonly isTestSite: boolean;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

/** A rendered message. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Name of the product in messages. */
export const PRODUCT_NAME = "epb";

/** Name of the site: people may have an account on the main site and on the training site. */
export function siteName({ isTestSite }: Pick<Site, "isTestSite">): string {
  return isTestSite ? `the training site of ${PRODUCT_NAME}` : PRODUCT_NAME;
}

/** Texts that mail programs turn into links, or that are not names: anybody can request an account under any name. */
const NO_NAME = /[/@:\\<>[\]{}]|\p{L}\.\p{Ll}|\p{Nd}/u;
const LONGEST_NAME = 60;

/** "Hello Ada," if the name is known and looks like a name. */
export function greeting(firstName: string | undefined): string {
  const name = firstName?.trim() ?? "";
  return name === "" || name.length > LONGEST_NAME || NO_NAME.test(name) ? "Hello," : `Hello ${name},`;
}

/** Contact for questions. */
export function supportLine({ supportEmail, supportPhone }: Site): string {
  return supportPhone === ""
    ? `Questions? Write to ${supportEmail}.`
    : `Questions? Write to ${supportEmail} or call ${supportPhone}.`;
}

/** Reason for the message, and the note that nobody reads replies. */
export function reasonLine(site: Site): string {
  return `You get this email because you have an account, requested an account, or were invited to a project on ${siteName(site)} at ${site.publicUrl}. Replies to this address aren't monitored.`;
}
