import { PRODUCT_NAME } from "../letter.js";
import type { Letters } from "./letters.js";

/** To the applicant: it has arrived, and what comes next. */
export const accountRequestReceived: Letters["accountRequestReceived"] = () => ({
  subject: "We have received your account request",
  paragraphs: [
    `Thank you for asking for an account with ${PRODUCT_NAME}. Your request has arrived, and we will look at it soon.`,
    "There is nothing to do now. When the account is ready, you get a message with a link to choose your password.",
  ],
  closing: ["If you did not ask for an account, please tell support, and we will remove the request."],
});
