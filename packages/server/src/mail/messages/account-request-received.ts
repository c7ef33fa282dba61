import { PRODUCT_NAME } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";

/** To the applicant: it has arrived, and what comes next. @spec P §8 "Account request successfully submitted" */
export const accountRequestReceived: EmailBuilders["accountRequestReceived"] = ({ sites }) => ({
  subject: "We have received your account request",
  paragraphs: [
    `Thank you for asking for an account with ${PRODUCT_NAME}, for ${sites}. Your request has arrived, and we will look at it soon.`,
    "There is nothing to do now. When an account is ready, its address gets a message with a link to choose the password.",
  ],
  closing: ["If you did not ask for an account, please tell support, and we will remove the request."],
});
