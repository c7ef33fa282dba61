import type { EmailBuilders } from "./email-builders.js";
import { statusLine } from "./status-line.js";

/** Notifies the customer of a project to approve or return. */
export const projectSubmitted: EmailBuilders["projectSubmitted"] = ({ projectName, projectNumber, by, link }) => ({
  subject: `${projectName} is waiting for your approval`,
  paragraphs: [
    `${by} has submitted the project "${projectName}" to you.`,
    statusLine("submitted", projectNumber),
    "Review the project, then approve it or return it with a comment. Until then, no one can change the data.",
  ],
  action: { label: "Review the project", link },
  closing: [],
});
