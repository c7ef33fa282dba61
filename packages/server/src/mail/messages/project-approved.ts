import type { EmailBuilders } from "./email-builders.js";

/** Notifies the parties of the approval. */
export const projectApproved: EmailBuilders["projectApproved"] = ({ projectName, by, link }) => ({
  subject: `${projectName} was approved`,
  paragraphs: [
    `${by} has approved the project "${projectName}".`,
    "You do not need to do anything now. The project is now read-only. You can still add files, notes, and M&V years.",
  ],
  action: { label: "View the project", link },
  closing: ["If the project needs corrections, the customer can reopen it."],
});
