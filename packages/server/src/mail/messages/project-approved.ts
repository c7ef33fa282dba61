import type { EmailBuilders } from "./email-builders.js";

/** To the parties: the customer has signed off. */
export const projectApproved: EmailBuilders["projectApproved"] = ({ projectName, by, link }) => ({
  subject: `${projectName} was approved`,
  paragraphs: [
    `Good news: ${by} has approved the project "${projectName}".`,
    "There is nothing to do now. The project is read-only from here on; files, notes and measurement and verification go on.",
  ],
  action: { label: "Look at the project", link },
  closing: ["If something has to be corrected, whoever approves the project can reopen it."],
});
