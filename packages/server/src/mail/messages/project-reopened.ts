import type { EmailBuilders } from "./email-builders.js";
import { statusLine } from "./status-line.js";

/** Notifies the ESCO that an approved project can be changed again. */
export const projectReopened: EmailBuilders["projectReopened"] = ({
  projectName,
  projectNumber,
  by,
  reason,
  link,
}) => ({
  subject: `${projectName} was reopened`,
  paragraphs: [
    `${by} has reopened the project "${projectName}". The project is no longer approved, and its data can be changed.`,
    statusLine("reopened", projectNumber),
    "Make the changes, then submit the project to the customer again.",
  ],
  quotation: { label: `Comment from ${by}`, text: reason },
  action: { label: "Open the project", link },
  closing: ["Files, notes, and earlier revisions do not change."],
});
