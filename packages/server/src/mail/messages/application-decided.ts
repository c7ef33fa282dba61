import type { EmailBuilders } from "./email-builders.js";

/** Notifies the applicant of the decision and its reason. */
export const applicationDecided: EmailBuilders["applicationDecided"] = ({ title, decision, comment, link }) => ({
  subject: `Your application was ${decision}: ${title}`,
  paragraphs: [`The reviewers have decided on your application (${title}). The application was ${decision}.`],
  quotation: { label: "Comment of the reviewers", text: comment },
  action: { label: "Open your application", link },
  closing: ["Send questions about the decision to support. We forward them to the reviewers."],
});
