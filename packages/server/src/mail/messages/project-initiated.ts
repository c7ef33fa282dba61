import type { EmailBuilders } from "./email-builders.js";
import { firstStep } from "./first-step.js";
import { statusLine } from "./status-line.js";

/** Notifies the ESCO of a new project. @spec P §1 "a new project's ESCO is notified" */
export const projectInitiated: EmailBuilders["projectInitiated"] = (
  { projectName, projectNumber, customer, ...links },
  site,
) => {
  const { words, action } = firstStep(links, site);
  return {
    subject: `${projectName} is ready for data entry`,
    paragraphs: [
      `${customer} has initiated the project "${projectName}" and named you as its project builder.`,
      statusLine("inEntry", projectNumber),
      "The project is ready for data entry. When all data is entered, submit the project. The customer can then approve it.",
      ...(words === undefined ? [] : [words]),
    ],
    action,
    closing: ["If this project is not yours, contact the customer or support."],
  };
};
