import type { EmailBuilders } from "./email-builders.js";

/** To the applicant: the reviewers need more. */
export const applicationReturned: EmailBuilders["applicationReturned"] = ({ title, note, link }) => ({
  subject: `More information is needed: ${title}`,
  paragraphs: [
    `The reviewers have looked at your application (${title}) and need more information before they can decide.`,
    "Your application is a draft again. Please add what they ask for and submit it once more.",
  ],
  quotation: { label: "What the reviewers wrote", text: note },
  action: { label: "Open your application", link },
  closing: [],
});
