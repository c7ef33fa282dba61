import { siteName } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** Notifies the owner of a new account, with the link to choose the first password. */
export const accountCreated: EmailBuilders["accountCreated"] = ({ link, hours }, site) => ({
  subject: `Your account with ${siteName(site)} is ready`,
  paragraphs: [
    `Welcome! Your account with ${siteName(site)} has been created. Sign in with the address of this email.`,
    `Open the link within ${hours} hours to choose your password. The link works once.`,
  ],
  action: { label: "Choose your password", link },
  closing: [
    "At your first sign-in, we email you a code to verify your account. Then you accept the terms and choose your edition.",
    "If the link has expired, use Forgot Password on the sign-in page to get a new link.",
  ],
});
