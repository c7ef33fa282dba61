import { PRODUCT_NAME } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** The code that completes a sign-in or verifies the email address. */
export const verificationCode: EmailBuilders["verificationCode"] = ({ code, minutes }) => ({
  subject: `Your verification code for ${PRODUCT_NAME}`,
  paragraphs: [
    "Enter this code to verify your account.",
    `The code expires in ${minutes} minutes and works once. A newer code replaces this code.`,
  ],
  quotation: { label: "Your code", text: code },
  closing: [
    "Support will never ask you for this code.",
    "If you did not request this code, another person may know your password. Choose a new password with Forgot Password on the sign-in page, and contact support.",
  ],
});
