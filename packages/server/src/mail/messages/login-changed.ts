import { type Email, PRODUCT_NAME } from "../email.js";
import type { LoginChange } from "../mail.js";
import type { EmailBuilders } from "./email-builders.js";
import { instantText } from "./instant-text.js";

const NEW_PASSWORD = "choose a new password immediately, then contact support";

/** The event (the email adds the time), and the next step. */
const WORDS: Readonly<Record<LoginChange, Pick<Email, "subject"> & { readonly what: string; readonly next: string }>> =
  {
    appSetUp: {
      subject: "An authenticator app was set up",
      what: "An authenticator app was set up",
      next: "You now need a code from the app to sign in. Keep the recovery codes where you can find them without your phone.",
    },
    appRemoved: {
      subject: "Your authenticator app was removed",
      what: "The authenticator app was removed",
      next: "You now sign in with only your password. You can set up an app again at any time.",
    },
    recoveryCodeUsed: {
      subject: "A recovery code was used",
      what: "A recovery code was used in place of the authenticator app",
      next: "This code no longer works. If you lost the app, remove it and set up a new app. You then also get new recovery codes.",
    },
    emailChanged: {
      subject: "Your email address was changed",
      what: "An administrator changed the email address",
      next: "Sign in with the new address. Emails now go to the new address. At your next sign-in, we email you a code to verify the new address.",
    },
  };

/** Email to the owner about a change of the sign-in, also if the owner made the change. */
export const loginChanged: EmailBuilders["loginChanged"] = ({ change, at }, { publicUrl }) => {
  const { subject, what, next } = WORDS[change];
  const isByStaff = change === "emailChanged";
  return {
    subject,
    paragraphs: [
      `${what} ${isByStaff ? "of" : "for"} your account with ${PRODUCT_NAME} on ${instantText(at)}.`,
      next,
      isByStaff
        ? "If you requested this change, you do not need to do anything."
        : "If you made this change, you do not need to do anything else.",
    ],
    ...(!isByStaff && {
      action: { label: "Not you? Choose a new password", link: `${publicUrl}/password-reset` },
    }),
    closing: [
      isByStaff
        ? "If you did not request this change, contact support."
        : `If you did not make this change, ${NEW_PASSWORD}.`,
    ],
  };
};
