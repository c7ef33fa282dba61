/** URLs for a person who gets a role on a project. */
export interface ProjectLinks {
  readonly link: string;
  /** URL to request an account; absent for a person with an account, and with EPB_EMAIL_EXISTS=blind. */
  readonly requestLink?: string;
  /** URL to accept the role; absent if the person has it already, or gets it with the account. */
  readonly acceptLink?: string;
}

/** A year of measurement and verification, and the person who changed its status. */
interface MeasurementYearFacts {
  readonly projectName: string;
  readonly by: string;
  readonly year: number;
  readonly link: string;
}

interface NamedProject {
  readonly projectName: string;
  /** Absent for a project without a number. */
  readonly projectNumber?: number;
}

/** A step of a project, and the person who took it. */
interface ProjectStepFacts extends NamedProject {
  readonly by: string;
  readonly link: string;
}

/** Data of each message, by its name. Times are ISO 8601 instants. */
export interface MailData {
  readonly verificationCode: { readonly firstName: string; readonly code: string; readonly minutes: number };
  readonly passwordReset: { readonly firstName: string; readonly link: string; readonly minutes: number };
  readonly passwordChanged: { readonly firstName: string; readonly at: string };
  /** Another change of a sign-in method. */
  readonly loginChanged: { readonly firstName: string; readonly change: LoginChange; readonly at: string };
  /** To the applicant. */
  readonly accountRequestReceived: { readonly firstName: string; readonly sites: string };
  /** To the administrators. */
  readonly accountRequested: {
    readonly name: string;
    readonly organization: string;
    /** Label in the list of the form: "ESCO". */
    readonly userType: string;
    readonly sites: string;
    readonly link: string;
  };
  /** With a link to choose the first password. */
  readonly accountCreated: { readonly firstName: string; readonly link: string; readonly hours: number };
  /** To the ESCO. */
  readonly projectInitiated: ProjectLinks & NamedProject & { readonly customer: string };
  readonly projectSubmitted: ProjectStepFacts;
  readonly projectReturned: ProjectStepFacts & { readonly reason: string };
  readonly projectApproved: ProjectStepFacts;
  /** To the ESCO. */
  readonly projectReopened: ProjectStepFacts & { readonly reason: string };
  /** To the customer. */
  readonly measurementSubmitted: MeasurementYearFacts;
  /** To the ESCO. */
  readonly measurementApproved: MeasurementYearFacts;
  /** To the ESCO. */
  readonly measurementReturned: MeasurementYearFacts & { readonly reason: string };
  readonly accessGranted: ProjectLinks & { readonly projectName: string; readonly role: string; readonly by: string };
  /** Several projects in words: their names. */
  readonly projectsShared: ProjectLinks & { readonly projects: string; readonly by: string };
  readonly projectsHandedOver: {
    readonly projects: string;
    readonly by: string;
    readonly previousPerson: string;
    readonly link: string;
  };
  readonly applicationSubmitted: { readonly title: string; readonly organization: string; readonly link: string };
  /** To the applicant: the reviewers need more before they can decide. */
  readonly applicationReturned: { readonly title: string; readonly note: string; readonly link: string };
  /** To the applicant. The decision as part of a sentence: "accepted", "declined". */
  readonly applicationDecided: {
    readonly title: string;
    readonly decision: string;
    readonly comment: string;
    readonly link: string;
  };
  /** To an administrator, on request. */
  readonly testMessage: { readonly firstName: string };
}
export type MailName = keyof MailData;

/** Changes of a sign-in method, other than the password. */
export type LoginChange = "appSetUp" | "appRemoved" | "recoveryCodeUsed" | "emailChanged";

/** A message to one recipient. If its data contain no name, the greeting uses the name of the account. */
export type Mail = {
  readonly [Name in MailName]: { readonly name: Name; readonly to: string; readonly data: MailData[Name] };
}[MailName];
