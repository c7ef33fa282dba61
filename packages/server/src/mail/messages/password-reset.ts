import { PRODUCT_NAME } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** The link to a new password. */
export const passwordReset: EmailBuilders["passwordReset"] = ({ link, minutes }) => ({
  subject: "Choose a new password",
  paragraphs: [
    `We received a request for a new password for your account with ${PRODUCT_NAME}.`,
    `Open the link within ${minutes} minutes to choose a new password. The link works once. A newer link replaces this link.`,
  ],
  action: { label: "Choose a new password", link },
  closing: [
    "All sessions of your account end when the password changes.",
    "If you did not request a new password, do nothing. Your password does not change.",
  ],
});
