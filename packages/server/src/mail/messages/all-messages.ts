import { accessGranted } from "./access-granted.js";
import { accountCreated } from "./account-created.js";
import { accountRequestReceived } from "./account-request-received.js";
import { accountRequested } from "./account-requested.js";
import { applicationDecided } from "./application-decided.js";
import { applicationReturned } from "./application-returned.js";
import { applicationSubmitted } from "./application-submitted.js";
import type { EmailBuilders } from "./email-builders.js";
import { loginChanged } from "./login-changed.js";
import { measurementApproved, measurementReturned, measurementSubmitted } from "./measurement-year.js";
import { passwordChanged } from "./password-changed.js";
import { passwordReset } from "./password-reset.js";
import { projectApproved } from "./project-approved.js";
import { projectInitiated } from "./project-initiated.js";
import { projectReopened } from "./project-reopened.js";
import { projectReturned } from "./project-returned.js";
import { projectSubmitted } from "./project-submitted.js";
import { projectsHandedOver, projectsShared } from "./several-projects.js";
import { testMessage } from "./test-message.js";
import { verificationCode } from "./verification-code.js";

/** Every message there is. */
export const ALL_MESSAGES: EmailBuilders = {
  verificationCode,
  passwordReset,
  passwordChanged,
  loginChanged,
  accountRequestReceived,
  accountRequested,
  accountCreated,
  projectInitiated,
  projectSubmitted,
  projectReturned,
  projectApproved,
  projectReopened,
  measurementSubmitted,
  measurementApproved,
  measurementReturned,
  accessGranted,
  projectsShared,
  projectsHandedOver,
  applicationSubmitted,
  applicationReturned,
  applicationDecided,
  testMessage,
};
