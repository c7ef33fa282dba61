import type { EmailBuilders } from "./email-builders.js";

/** Notifies the customer of a year to approve or return. */
export const measurementSubmitted: EmailBuilders["measurementSubmitted"] = ({ projectName, by, year, link }) => ({
  subject: `M&V year ${year} of ${projectName} is waiting for your approval`,
  paragraphs: [
    `${by} has submitted year ${year} of measurement and verification (M&V) for the project "${projectName}".`,
    "Review the year, then approve it or return it with a comment.",
  ],
  action: { label: "Review the year", link },
  closing: [],
});

/** Notifies the ESCO of an approved year. */
export const measurementApproved: EmailBuilders["measurementApproved"] = ({ projectName, by, year, link }) => ({
  subject: `M&V year ${year} of ${projectName} was approved`,
  paragraphs: [
    `${by} has approved year ${year} of measurement and verification (M&V) for the project "${projectName}".`,
  ],
  action: { label: "Open the year", link },
  closing: [],
});

/** Notifies the ESCO of a returned year. */
export const measurementReturned: EmailBuilders["measurementReturned"] = ({ projectName, by, year, reason, link }) => ({
  subject: `M&V year ${year} of ${projectName} was returned to you`,
  paragraphs: [
    `${by} has returned year ${year} of measurement and verification (M&V) for the project "${projectName}" for changes.`,
    "Make the changes, then submit the year again.",
  ],
  quotation: { label: `Comment from ${by}`, text: reason },
  action: { label: "Open the year", link },
  closing: [],
});
