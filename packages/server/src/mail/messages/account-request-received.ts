import { PRODUCT_NAME } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** Confirms a request to the applicant, with the next step. @spec P §8 "Account request successfully submitted" */
export const accountRequestReceived: EmailBuilders["accountRequestReceived"] = ({ sites }) => ({
  subject: "We have received your account request",
  paragraphs: [
    `Thank you for requesting an account with ${PRODUCT_NAME} for ${sites}. We will review your request soon.`,
    "You do not need to do anything now. When your account is ready, you get an email with a link to choose a password.",
  ],
  closing: ["If you did not request an account, contact support, and we will remove the request."],
});
