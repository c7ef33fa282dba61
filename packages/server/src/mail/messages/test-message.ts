import { siteName } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** Shows an administrator that the site sends email. */
export const testMessage: EmailBuilders["testMessage"] = (_, site) => ({
  subject: `Test message from ${siteName(site)}`,
  paragraphs: [`You asked ${siteName(site)} for a test message. The site can send email to your address.`],
  closing: [],
});
