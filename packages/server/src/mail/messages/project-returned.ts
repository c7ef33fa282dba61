import type { EmailBuilders } from "./email-builders.js";
import { statusLine } from "./status-line.js";

/** Notifies the ESCO of a returned project. */
export const projectReturned: EmailBuilders["projectReturned"] = ({
  projectName,
  projectNumber,
  by,
  reason,
  link,
}) => ({
  subject: `${projectName} was returned to you`,
  paragraphs: [
    `${by} has returned the project "${projectName}" for changes.`,
    statusLine("returned", projectNumber),
    "The project is open for data entry again. Make the changes and submit the project again.",
  ],
  quotation: { label: `Comment from ${by}`, text: reason },
  action: { label: "Open the project", link },
  closing: [],
});
