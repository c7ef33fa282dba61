import { accessGranted, projectsHandedOver, projectsShared } from "./access-messages.js";
import { accountCreated, accountRequested, accountRequestReceived } from "./account-messages.js";
import { applicationDecided, applicationReturned, applicationSubmitted } from "./application-messages.js";
import type { EmailBuilders } from "./email-builders.js";
import { measurementApproved, measurementReturned, measurementSubmitted } from "./measurement-messages.js";
import {
  projectApproved,
  projectInitiated,
  projectReopened,
  projectReturned,
  projectSubmitted,
} from "./project-messages.js";
import { loginChanged, passwordChanged, passwordReset, verificationCode } from "./sign-in-messages.js";
import { testMessage } from "./test-message.js";

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
