/** A message before it is text or HTML: what both say, once. */
export interface Letter {
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
export const PRODUCT_NAME = "Energy Project Builder";

/** "Hello Ada," where we know whom we write to. */
export function greeting(firstName: string | undefined): string {
  return firstName === undefined || firstName.trim() === "" ? "Hello," : `Hello ${firstName.trim()},`;
}

/** Whom to ask. */
export function supportLine({ supportEmail, supportPhone }: Site): string {
  return supportPhone === ""
    ? `Questions? Write to ${supportEmail}.`
    : `Questions? Write to ${supportEmail} or call ${supportPhone}.`;
}

/** Why the message was sent, and that nobody reads answers to it. */
export function reasonLine({ publicUrl, isTestSite }: Site): string {
  const site = isTestSite ? `the training site of ${PRODUCT_NAME}` : PRODUCT_NAME;
  return `You receive this message because of your account, or your request for one, with ${site} at ${publicUrl}. Nobody reads answers to this address.`;
}
