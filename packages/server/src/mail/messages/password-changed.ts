import { PRODUCT_NAME } from "../email.js";
import type { EmailBuilders } from "./email-builders.js";
import { instantText } from "./instant-text.js";

/** Notifies the owner of a changed password, in case somebody else made the change. */
export const passwordChanged: EmailBuilders["passwordChanged"] = ({ at }, { publicUrl }) => ({
  subject: "Your password was changed",
  paragraphs: [
    `The password of your account with ${PRODUCT_NAME} was changed on ${instantText(at)}.`,
    "If you changed the password, you do not need to do anything.",
  ],
  action: { label: "Not you? Choose a new password", link: `${publicUrl}/password-reset` },
  closing: [
    "If you did not change the password, choose a new password immediately, then contact support, so that we can investigate.",
  ],
});
