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

/** Notifies the applicant of the decision and its reason. */
export const applicationDecided: EmailBuilders["applicationDecided"] = ({ title, decision, comment, link }) => ({
  subject: `Your application was ${decision}: ${title}`,
  paragraphs: [`The reviewers have decided on your application (${title}). The application was ${decision}.`],
  quotation: { label: "Comment of the reviewers", text: comment },
  action: { label: "Open your application", link },
  closing: ["Send questions about the decision to support. We forward them to the reviewers."],
});
