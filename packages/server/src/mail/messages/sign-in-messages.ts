import { type Email, PRODUCT_NAME } from "../email.js";
import type { LoginChange } from "../mail.js";
import type { EmailBuilders } from "./email-builders.js";

/** The code that completes a sign-in or verifies the email address. */
export const verificationCode: EmailBuilders["verificationCode"] = ({ code, minutes }) => ({
  subject: `Your verification code for ${PRODUCT_NAME}`,
  paragraphs: [
    "Enter this code to verify your account.",
    `The code expires in ${minutes} minutes and works once. A newer code replaces this code.`,
  ],
  quotation: { label: "Your code", text: code },
  closing: [
    "Support will never ask you for this code.",
    "If you did not request this code, another person may know your password. Choose a new password with Forgot Password on the sign-in page, and contact support.",
  ],
});

/** The link to a new password. */
export const passwordReset: EmailBuilders["passwordReset"] = ({ link, minutes }) => ({
  subject: "Choose a new password",
  paragraphs: [
    `We received a request for a new password for your account with ${PRODUCT_NAME}.`,
    `Open the link within ${minutes} minutes to choose a new password. The link works once. A newer link replaces this link.`,
  ],
  action: { label: "Choose a new password", link },
  closing: [
    "All sessions of your account end when the password changes.",
    "If you did not request a new password, do nothing. Your password does not change.",
  ],
});

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

const FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** An instant as people read it, `November 21, 2026 at 12:00 PM (UTC)`: we do not know where the reader is. */
function instantText(at: string): string {
  // Newer data of Intl put a narrow space before AM and PM, which plain-text mail programs show as a box.
  return `${FORMAT.format(new Date(at)).replaceAll("\u202f", " ")} (UTC)`;
}
