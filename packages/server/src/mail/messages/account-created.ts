import { PRODUCT_NAME } from "../letter.js";
import type { Letters } from "./letters.js";

/** The account is there; its owner chooses the first password. */
export const accountCreated: Letters["accountCreated"] = ({ link, hours }) => ({
  subject: `Your account with ${PRODUCT_NAME} is ready`,
  paragraphs: [
    `Welcome! Your account with ${PRODUCT_NAME} has been created.`,
    `Open the link within ${hours} hours and choose your password. The link works once.`,
  ],
  action: { label: "Choose your password", link },
  closing: [
    "If the link is too old, use Forgot Password on the login page to get a new one.",
    "After the first login you are asked to agree to the terms and to choose the menus you want to see.",
  ],
});
