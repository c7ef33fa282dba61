import type { Email, Site } from "../email.js";
import type { MailData, MailName } from "../mail.js";

/** Function that builds each message, by its name. */
export type EmailBuilders = {
  readonly [Name in MailName]: (data: MailData[Name], site: Site) => Email;
};
