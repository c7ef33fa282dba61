import type { EmailBuilders } from "./email-builders.js";

/** Notifies the reviewers of a waiting application. */
export const applicationSubmitted: EmailBuilders["applicationSubmitted"] = ({ title, organization, link }) => ({
  subject: `${title} from ${organization}`,
  paragraphs: [
    `${organization} has submitted an application: ${title}.`,
    "Review the application, then request changes, accept it, or decline it. We email the applicant.",
  ],
  action: { label: "Review the application", link },
  closing: ["Application data has commercial value and is for reviewers only. Do not share this data."],
});
