import type { EmailBuilders } from "./email-builders.js";

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
