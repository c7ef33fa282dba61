/** What each message tells, by the name of the message. Times are ISO 8601 instants. */
export interface MailData {
  readonly verificationCode: { readonly firstName: string; readonly code: string; readonly minutes: number };
  readonly passwordReset: { readonly firstName: string; readonly link: string; readonly minutes: number };
  readonly passwordChanged: { readonly firstName: string; readonly at: string };
  /** To the applicant. */
  readonly accountRequestReceived: { readonly firstName: string };
  /** To the administrators. */
  readonly accountRequested: { readonly name: string; readonly organization: string; readonly link: string };
  /** With a link to choose the first password. */
  readonly accountCreated: { readonly firstName: string; readonly link: string; readonly hours: number };
  /** To the ESCO. */
  readonly projectInitiated: { readonly projectName: string; readonly customer: string; readonly link: string };
  readonly projectSubmitted: { readonly projectName: string; readonly by: string; readonly link: string };
  readonly projectReturned: {
    readonly projectName: string;
    readonly by: string;
    readonly reason: string;
    readonly link: string;
  };
  readonly projectApproved: { readonly projectName: string; readonly by: string; readonly link: string };
  readonly accessGranted: {
    readonly projectName: string;
    readonly role: string;
    readonly by: string;
    readonly link: string;
  };
  readonly applicationSubmitted: { readonly title: string; readonly organization: string; readonly link: string };
  /** To the applicant: the reviewers need more before they can decide. */
  readonly applicationReturned: { readonly title: string; readonly note: string; readonly link: string };
  /** To the applicant. The decision as it stands in a sentence: "accepted", "declined". */
  readonly applicationDecided: {
    readonly title: string;
    readonly decision: string;
    readonly comment: string;
    readonly link: string;
  };
}
export type MailName = keyof MailData;

/** A message to one recipient. Where its data name nobody, it greets the owner of the address by the account. */
export type Mail = {
  readonly [Name in MailName]: { readonly name: Name; readonly to: string; readonly data: MailData[Name] };
}[MailName];
