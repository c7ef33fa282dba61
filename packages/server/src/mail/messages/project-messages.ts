import { PROJECT_STAGE_LABELS, type ProjectStage } from "@epb/contract";
import type { EmailBuilders } from "./email-builders.js";
import { firstStep } from "./first-step.js";

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

/** Number and status of a project, in the words of lists. */
const statusLine = (stage: ProjectStage, projectNumber: number | undefined): string =>
  `${projectNumber === undefined ? "" : `Project number: ${projectNumber}. `}Status: ${PROJECT_STAGE_LABELS[stage]}.`;
