import { PRODUCT_NAME, siteName } from "../email.js";
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

/** Confirms a request to the applicant, with the next step. @spec P §8 "Account request successfully submitted" */
export const accountRequestReceived: EmailBuilders["accountRequestReceived"] = ({ sites }) => ({
  subject: "We have received your account request",
  paragraphs: [
    `Thank you for requesting an account with ${PRODUCT_NAME} for ${sites}. We will review your request soon.`,
    "You do not need to do anything now. When your account is ready, you get an email with a link to choose a password.",
  ],
  closing: ["If you did not request an account, contact support, and we will remove the request."],
});

/** Notifies the administrators of a request for an account. */
export const accountRequested: EmailBuilders["accountRequested"] = ({ name, organization, userType, sites, link }) => ({
  subject: `Account request from ${name}, ${organization}`,
  paragraphs: [
    `${name} of ${organization} requests an account for ${sites}.`,
    `Requested role: ${userType}.`,
    "Review the request, then create the account or close the request.",
  ],
  action: { label: "Review the request", link },
  closing: [],
});
