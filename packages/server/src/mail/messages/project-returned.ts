import type { EmailBuilders } from "./email-builders.js";

/** To the ESCO: something is missing. */
export const projectReturned: EmailBuilders["projectReturned"] = ({ projectName, by, reason, link }) => ({
  subject: `${projectName} was returned to you`,
  paragraphs: [
    `${by} has looked at the project "${projectName}" and returned it for changes.`,
    "The project is open for data entry again. Please make the changes and submit it once more.",
  ],
  quotation: { label: `What ${by} wrote`, text: reason },
  action: { label: "Open the project", link },
  closing: [],
});
