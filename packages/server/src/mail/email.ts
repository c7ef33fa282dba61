/** A message before it is text or HTML: what both say, once. */
export interface Email {
  readonly subject: string;
  /** What happened, and what there is to know of it. */
  readonly paragraphs: readonly string[];
  /** Set apart to be copied: a code, a reason, somebody's words. */
  readonly quotation?: { readonly label: string; readonly text: string };
  /** What to do next. */
  readonly action?: { readonly label: string; readonly link: string };
  /** What to know once that is done, or what to do if the message comes as a surprise. */
  readonly closing: readonly string[];
}

/** The site that a message comes from. */
export interface Site {
  readonly publicUrl: string;
  readonly isTestSite: boolean;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

/** A message, ready to be sent. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Name of the product where messages name it. */
export const PRODUCT_NAME = "epb";

/** The site by its name: people may have an account on either. */
export function siteName({ isTestSite }: Pick<Site, "isTestSite">): string {
  return isTestSite ? `the training site of ${PRODUCT_NAME}` : PRODUCT_NAME;
}

/** What mail programs would make a link of, and what no name is: a request for an account is anybody's, and so is its name. */
const NO_NAME = /[/@:\\<>[\]{}]|\p{L}\.\p{Ll}|\p{Nd}/u;
const LONGEST_NAME = 60;

/** "Hello Ada," where we know whom we write to, and it can be a name. */
export function greeting(firstName: string | undefined): string {
  const name = firstName?.trim() ?? "";
  return name === "" || name.length > LONGEST_NAME || NO_NAME.test(name) ? "Hello," : `Hello ${name},`;
}

/** Whom to ask. */
export function supportLine({ supportEmail, supportPhone }: Site): string {
  return supportPhone === ""
    ? `Questions? Write to ${supportEmail}.`
    : `Questions? Write to ${supportEmail} or call ${supportPhone}.`;
}

/** Why the message was sent, and that nobody reads answers to it. */
export function reasonLine(site: Site): string {
  return `You get this email because you have or requested an account, or were invited to a project, with ${siteName(site)} at ${site.publicUrl}. Replies to this address aren't monitored.`;
}
