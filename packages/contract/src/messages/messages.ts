/**
 * Messages for failed and completed actions. `{email}` is the support contact.
 *
 * @spec P §8 "Login 401", "Other login error", "401 elsewhere", "401 authorization error text", "Lazy chunk load failure",
 * "Forgot-password success", "Reset success", "Password update success", "Account request success", "Create project reply
 * without id", "Internal"
 */
export const MESSAGES = {
  badCredentials:
    "The email and password combination you entered does not match our records. Please try again or reset your password using the Forgot Password link.",
  error: (email: string): string => `An error occurred processing your request, please contact ${email}`,
  loginError: (email: string): string => `An error occurred processing your request. Please contact ${email}`,
  authorizationError: (email: string, reference: string): string =>
    `An authorization error occurred processing your request, please contact ${email} ${reference}`,
  sessionTimedOut: "Your session has timed out. Please log in again.",
  chunkLoadFailed:
    "An error occurred loading the page, please refresh the page and try again. If the problem persists, please clear your browser cache and try again.",
  passwordResetRequested:
    "Your request was successfully submitted. You will be sent an email with instructions on how to finish resetting your password",
  passwordReset: "Your password has been successfully reset.",
  passwordUpdated: "Your password has been successfully updated.",
  accountRequested:
    "Account request successfully submitted. You will be sent an email with instructions on how to finish creating your account.",
  projectNotCreated: "An error occurred creating the project",
  projectCreated: "Your project has been created.",
  invalidTemplate: (email: string): string =>
    `The uploaded file does not appear to be a valid template, please contact ${email}`,
  calculationErrors: "Errors encountered during the calculation: ",
  invalidPasswords: "Passwords are invalid.",
  passwordRequired: "Password is required.",
  codeRequired: "Enter the code from the email or from your app.",
  invalidPasswordLink: "This link has expired. Request a new one with Forgot Password.",
  invalidUserStatus: "Invalid user status",
  invalidProject: "Attempt to navigate to an invalid project",
  roleExists: "Role already exists for the given user",
  missingEmail: "missing e-mail",
  noAuthenticationInformation: "unable to get authentication information",
} as const;
