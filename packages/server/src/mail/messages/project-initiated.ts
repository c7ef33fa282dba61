import type { Letters } from "./letters.js";
import { requestAccount } from "./request-account.js";

/** To the ESCO. @spec P §1 "a new project's ESCO is notified by e-mail that the project is ready for data entry" */
export const projectInitiated: Letters["projectInitiated"] = ({ projectName, customer, link, requestLink }, site) => ({
  subject: `${projectName} is ready for data entry`,
  paragraphs: [
    `${customer} has initiated the project "${projectName}" and named you as its project builder.`,
    "The project is ready for data entry. When everything is entered, submit it, and the customer can approve it.",
    ...(requestLink === undefined ? [] : [requestAccount(site)]),
  ],
  action:
    requestLink === undefined
      ? { label: "Open the project", link }
      : { label: "Request an account", link: requestLink },
  closing: ["If this project is not yours, please tell the customer or support."],
});
