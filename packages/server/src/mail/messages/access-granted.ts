import type { Letters } from "./letters.js";
import { requestAccount } from "./request-account.js";

/** Somebody may look at, or work on, a project; without an account, once they have one. */
export const accessGranted: Letters["accessGranted"] = ({ projectName, role, by, link, requestLink }, site) => ({
  subject: `You have access to ${projectName}`,
  paragraphs: [
    `${by} has given you access to the project "${projectName}". Your role: ${role}.`,
    requestLink === undefined ? "You find the project in your portfolio." : requestAccount(site),
  ],
  action:
    requestLink === undefined
      ? { label: "Open the project", link }
      : { label: "Request an account", link: requestLink },
  closing: ["If you did not expect this, please tell whoever gave you access, or support."],
});
