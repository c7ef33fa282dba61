import { type Email, PRODUCT_NAME } from "../email.js";
import type { LoginChange } from "../mail.js";
import type { EmailBuilders } from "./email-builders.js";
import { instantText } from "./instant-text.js";

const NEW_PASSWORD = "choose a new password at once, and then tell support";

/** What happened, in a sentence that the time ends, and what to do where it comes as a surprise. */
const WORDS: Readonly<Record<LoginChange, Pick<Email, "subject"> & { readonly what: string; readonly next: string }>> =
  {
    appSetUp: {
      subject: "An authenticator app was set up",
      what: "An authenticator app was set up",
      next: "From now on logging in takes a code of the app. Keep the recovery codes where you find them without your phone.",
    },
    appRemoved: {
      subject: "Your authenticator app was removed",
      what: "The authenticator app was removed",
      next: "From now on the password alone is enough to log in. You can set up an app again at any time.",
    },
    recoveryCodeUsed: {
      subject: "A recovery code was used",
      what: "A recovery code was used in place of the authenticator app",
      next: "The code is used up. If you have lost the app, remove it and set up a new one; that also gives you new codes.",
    },
    emailChanged: {
      subject: "Your e-mail address was changed",
      what: "An administrator changed the e-mail address",
      next: "The new address is the one to log in with, and messages go there from now on. It is verified with a code at the next login.",
    },
  };

/** That logging in is another thing now: the owner hears of it, whoever did it. */
export const loginChanged: EmailBuilders["loginChanged"] = ({ change, at }, { publicUrl }) => {
  const { subject, what, next } = WORDS[change];
  const isByStaff = change === "emailChanged";
  return {
    subject,
    paragraphs: [
      `${what} ${isByStaff ? "of" : "for"} your account with ${PRODUCT_NAME} on ${instantText(at)}.`,
      next,
      isByStaff ? "If you asked for that, there is nothing to do." : "If that was you, there is nothing else to do.",
    ],
    ...(!isByStaff && {
      action: { label: "Not you? Choose a new password", link: `${publicUrl}/password-reset` },
    }),
    closing: [isByStaff ? "If you did not, please tell support." : `If it was not you, ${NEW_PASSWORD}.`],
  };
};
