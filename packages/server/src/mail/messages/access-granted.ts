import type { Letters } from "./letters.js";

/** Somebody may look at, or work on, a project. */
export const accessGranted: Letters["accessGranted"] = ({ projectName, role, by, link }) => ({
  subject: `You have access to ${projectName}`,
  paragraphs: [
    `${by} has given you access to the project "${projectName}". Your role: ${role}.`,
    "You find the project in your portfolio.",
  ],
  action: { label: "Open the project", link },
  closing: ["If you did not expect this, please tell whoever gave you access, or support."],
});
