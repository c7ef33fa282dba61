import type { EmailBuilders } from "./email-builders.js";
import { firstStep } from "./first-step.js";

/** Notifies a person of access to a project; an invited person must first accept, or have an account. */
export const accessGranted: EmailBuilders["accessGranted"] = ({ projectName, role, by, ...links }, site) => {
  const { words = "The project is in your portfolio.", action } = firstStep(links, site);
  const isInvited = links.acceptLink !== undefined;
  return {
    subject: isInvited ? `You are invited to ${projectName}` : `You have access to ${projectName}`,
    paragraphs: [
      `${by} ${isInvited ? "invites you" : "has given you access"} to the project "${projectName}". Your role: ${role}.`,
      words,
    ],
    action,
    closing: ["If you did not expect this email, contact the person who gave you access, or support."],
  };
};

/** Notifies a person who can view several projects. */
export const projectsShared: EmailBuilders["projectsShared"] = ({ projects, by, ...links }, site) => {
  const { words = "The projects are in your portfolio.", action } = firstStep(links, site);
  return {
    subject: links.acceptLink === undefined ? "You can view more projects" : "You are invited to view projects",
    paragraphs: [`${by} lets you view these projects: ${projects}.`, words],
    action: links.link === action.link ? { ...action, label: "Open your portfolio" } : action,
    closing: ["If you did not expect this email, contact the person who gave you access, or support."],
  };
};

/** Notifies a person who has the roles of a colleague now. */
export const projectsHandedOver: EmailBuilders["projectsHandedOver"] = ({ projects, by, previousPerson, link }) => ({
  subject: `You have projects of ${previousPerson} now`,
  paragraphs: [
    `${by} has handed over to you the projects of ${previousPerson}: ${projects}.`,
    `On each project, you have the role that ${previousPerson} had.`,
  ],
  action: { label: "Open your portfolio", link },
  closing: ["If you did not expect this email, contact the person who handed over the projects, or support."],
});
