import type { EmailBuilders } from "./email-builders.js";
import { statusLine } from "./status-line.js";

/** Notifies the parties of the approval. */
export const projectApproved: EmailBuilders["projectApproved"] = ({ projectName, projectNumber, by, link }) => ({
  subject: `${projectName} was approved`,
  paragraphs: [
    `${by} has approved the project "${projectName}".`,
    statusLine("approved", projectNumber),
    "You do not need to do anything now. The project is now read-only. You can still add files, notes, and M&V years.",
  ],
  action: { label: "View the project", link },
  closing: ["If the project needs corrections, the customer can reopen it."],
});
