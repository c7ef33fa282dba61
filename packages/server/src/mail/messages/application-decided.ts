import type { EmailBuilders } from "./email-builders.js";

/** To the applicant: how it ended, and why. */
export const applicationDecided: EmailBuilders["applicationDecided"] = ({ title, decision, comment, link }) => ({
  subject: `Your application was ${decision}: ${title}`,
  paragraphs: [`The reviewers have decided on your application (${title}): it was ${decision}.`],
  quotation: { label: "What the reviewers wrote", text: comment },
  action: { label: "Open your application", link },
  closing: ["If you have questions about the decision, please write to support; we pass them on to the reviewers."],
});
