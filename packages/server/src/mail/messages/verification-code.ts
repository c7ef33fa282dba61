import { PRODUCT_NAME } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** The code that finishes logging in, or proves that the address is theirs. */
export const verificationCode: EmailBuilders["verificationCode"] = ({ code, minutes }) => ({
  subject: `Your verification code for ${PRODUCT_NAME}`,
  paragraphs: [
    "You asked for a code to verify your account. Enter it on the page that is waiting for it.",
    `The code holds for ${minutes} minutes and works once. A newer code replaces it.`,
  ],
  quotation: { label: "Your code", text: code },
  closing: [
    "Nobody from support will ever ask you for this code.",
    "If you did not ask for it, somebody may know your password: choose a new one with Forgot Password on the login page, and tell support.",
  ],
});
