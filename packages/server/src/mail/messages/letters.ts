import type { Letter, Site } from "../letter.js";
import type { MailData, MailName } from "../mail.js";

/** What writes each message, by its name. */
export type Letters = {
  readonly [Name in MailName]: (data: MailData[Name], site: Site) => Letter;
};
