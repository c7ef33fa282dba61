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
