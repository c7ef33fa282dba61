import type { EmailBuilders } from "./email-builders.js";

/** Notifies the applicant that the reviewers need more information. */
export const applicationReturned: EmailBuilders["applicationReturned"] = ({ title, note, link }) => ({
  subject: `More information is needed: ${title}`,
  paragraphs: [
    `The reviewers need more information before they can decide on your application (${title}).`,
    "Your application is a draft again. Add the information and submit the application again.",
  ],
  quotation: { label: "Comment of the reviewers", text: note },
  action: { label: "Open your application", link },
  closing: [],
});
