import { PRODUCT_NAME } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** The link to a new password. */
export const passwordReset: EmailBuilders["passwordReset"] = ({ link, minutes }) => ({
  subject: "Choose a new password",
  paragraphs: [
    `Somebody, we hope you, asked for a new password for your account with ${PRODUCT_NAME}.`,
    `Open the link within ${minutes} minutes and choose your new password. The link works once, and a newer one replaces it.`,
  ],
  action: { label: "Choose a new password", link },
  closing: [
    "All sessions of your account end when the password changes.",
    "If you did not ask for this, do nothing: your password stays as it is.",
  ],
});
