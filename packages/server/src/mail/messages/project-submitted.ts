import type { EmailBuilders } from "./email-builders.js";

/** To the customer: theirs to approve or to return. */
export const projectSubmitted: EmailBuilders["projectSubmitted"] = ({ projectName, by, link }) => ({
  subject: `${projectName} is waiting for your approval`,
  paragraphs: [
    `${by} has entered the data of the project "${projectName}" and submitted it to you.`,
    "Please check it, and approve it or return it with a note on what is missing. Until then nobody can change it.",
  ],
  action: { label: "Check the project", link },
  closing: [],
});
