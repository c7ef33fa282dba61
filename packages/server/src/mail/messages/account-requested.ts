import type { EmailBuilders } from "./email-builders.js";

/** To the administrators: somebody waits for an account. */
export const accountRequested: EmailBuilders["accountRequested"] = ({ name, organization, userType, sites, link }) => ({
  subject: `Account request from ${name}, ${organization}`,
  paragraphs: [
    `${name} of ${organization} asks for an account for ${sites} and waits for your answer.`,
    `Their role, as they chose it: ${userType}.`,
    "Please look at the request, and create the account or close the request.",
  ],
  action: { label: "Look at the request", link },
  closing: [],
});
