/** First steps of an administrator on the home page. */
export const FIRST_STEPS_TEXTS = {
  title: "First steps for this site",
  hide: "Hide these steps",
  done: "Done",
  open: "Open",
  name: "Enter your name",
  nameLink: "Edit your details",
  mail: "Set up email",
  outbox: (folder: string): string =>
    `No mail server is set (EPB_SMTP_URL). The server writes each message to a file in ${folder}.`,
  sendTest: "Send a test message",
  testSent: (to: string): string => `The message to ${to} is sent, or written to a file.`,
  testFailed: (reason: string): string => `The message is not sent: ${reason}.`,
  people: "Invite people",
  invite: "Invite people by email address",
  support: "Set the support address",
  defaultSupport: (email: string): string =>
    `People see the default address ${email}. Set EPB_SUPPORT_EMAIL and restart the server.`,
  demonstration:
    "To try the software with example projects, start a demonstration on another port and folder: epb serve --demo",
  emails: "Email addresses",
  emailsHint:
    "Separate addresses with commas, spaces, or line breaks. Write names as in Ada Lovelace <ada@example.org>. Without a name, the account gets a name from the email address.",
  organization: "Organization",
  group: "Role",
  create: "Create accounts",
  close: "Close",
  invited: (email: string): string => `${email}: account created`,
  failed: (email: string, reason: string): string => `${email}: ${reason}`,
  notInvited: "account not created",
  linksSent: "Each person gets an email with a link to choose a password.",
  linksInFiles: "This site sends no email. The links to choose a password are in the files of the messages.",
} as const;
