import { siteName } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** Shows an administrator that the site sends email. */
export const testMessage: EmailBuilders["testMessage"] = (_, site) => ({
  subject: `Test message from ${siteName(site)}`,
  paragraphs: [
    `You asked ${siteName(site)} for a test message. If you read this message in your mailbox, the site can send email.`,
  ],
  closing: [],
});
