/** Where somebody who is given a role on a project goes first. */
export interface ProjectLinks {
  readonly link: string;
  /** Where they ask for an account; absent where they have one, and with EPB_EMAIL_EXISTS=blind. */
  readonly requestLink?: string;
  /** Where they accept the role; absent where they have it already, or get it with their account. */
  readonly acceptLink?: string;
}

/** A year of measurement and verification, and who took it a step further. */
interface MeasurementYearFacts {
  readonly projectName: string;
  readonly by: string;
  readonly year: number;
  readonly link: string;
}

/** What each message tells, by the name of the message. Times are ISO 8601 instants. */
export interface MailData {
  readonly verificationCode: { readonly firstName: string; readonly code: string; readonly minutes: number };
  readonly passwordReset: { readonly firstName: string; readonly link: string; readonly minutes: number };
  readonly passwordChanged: { readonly firstName: string; readonly at: string };
  /** Something else of how the owner logs in. */
  readonly loginChanged: { readonly firstName: string; readonly change: LoginChange; readonly at: string };
  /** To the applicant. */
  readonly accountRequestReceived: { readonly firstName: string; readonly sites: string };
  /** To the administrators. */
  readonly accountRequested: {
    readonly name: string;
    readonly organization: string;
    /** As a list of the form has it: "ESCO". */
    readonly userType: string;
    readonly sites: string;
    readonly link: string;
  };
  /** With a link to choose the first password. */
  readonly accountCreated: { readonly firstName: string; readonly link: string; readonly hours: number };
  /** To the ESCO. */
  readonly projectInitiated: ProjectLinks & { readonly projectName: string; readonly customer: string };
  readonly projectSubmitted: { readonly projectName: string; readonly by: string; readonly link: string };
  readonly projectReturned: {
    readonly projectName: string;
    readonly by: string;
    readonly reason: string;
    readonly link: string;
  };
  readonly projectApproved: { readonly projectName: string; readonly by: string; readonly link: string };
  /** To the ESCO. */
  readonly projectReopened: {
    readonly projectName: string;
    readonly by: string;
    readonly reason: string;
    readonly link: string;
  };
  /** To the customer. */
  readonly measurementSubmitted: MeasurementYearFacts;
  /** To the ESCO. */
  readonly measurementApproved: MeasurementYearFacts;
  /** To the ESCO. */
  readonly measurementReturned: MeasurementYearFacts & { readonly reason: string };
  readonly accessGranted: ProjectLinks & { readonly projectName: string; readonly role: string; readonly by: string };
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

/** What changed of how somebody logs in, besides the password. */
export type LoginChange = "appSetUp" | "appRemoved" | "recoveryCodeUsed" | "emailChanged";

/** A message to one recipient. Where its data name nobody, it greets the owner of the address by the account. */
export type Mail = {
  readonly [Name in MailName]: { readonly name: Name; readonly to: string; readonly data: MailData[Name] };
}[MailName];
