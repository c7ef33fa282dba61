import { siteName } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** The account is there; its owner chooses the first password. */
export const accountCreated: EmailBuilders["accountCreated"] = ({ link, hours }, site) => ({
  subject: `Your account with ${siteName(site)} is ready`,
  paragraphs: [
    `Welcome! Your account with ${siteName(site)} has been created. You log in with the address that this message was sent to.`,
    `Open the link within ${hours} hours and choose your password. The link works once.`,
  ],
  action: { label: "Choose your password", link },
  closing: [
    "When you log in for the first time, you get a code by e-mail to verify your account. Then you agree to the terms and choose the menus you want to see.",
    "If the link is too old, use Forgot Password on the login page to get a new one.",
  ],
});
