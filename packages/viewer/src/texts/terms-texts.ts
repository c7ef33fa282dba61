/** A part of the terms: what it is about, and what it says. */
export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** An agreement that a person reads and accepts. */
export interface Terms {
  readonly title: string;
  /** Subject of the agreement, one sentence. */
  readonly lead: string;
  readonly sections: readonly TermsSection[];
}

/**
 * The two agreements of the way to the first project, which the disclaimer shows as well.
 *
 * @spec P §1 "Disclaimer and terms page content"
 */
export const TERMS_TEXTS = {
  /** @spec P §1 "users have no expectation of privacy" */
  privacy: {
    title: "Privacy and monitoring",
    lead: "Your use of this site is recorded and may be reviewed by its administrators.",
    sections: [
      {
        title: "No expectation of privacy",
        paragraphs: [
          "Users of this system have no expectation of privacy for anything they enter, upload, send, or open here, or for how they use the system.",
          "Use is monitored. Sign-ins, project changes, documents, and agreements are recorded with the account and the time. Authorized persons may examine, copy, and receive the records.",
        ],
      },
      {
        title: "Authorized use",
        paragraphs: [
          "The site is for planning, reviewing, tracking, and reporting energy-savings performance projects. Any other use is not authorized.",
          "An account belongs to one person. Do not share its password or codes. Notify support if another person may know your password or codes.",
          "Unauthorized use can lead to deactivation of the account, disciplinary action, and prosecution.",
        ],
      },
      {
        title: "Your agreement",
        paragraphs: [
          "By selecting “I agree” you agree that your use of this site is monitored and recorded. If you do not agree, sign out. You cannot use an account without this agreement.",
        ],
      },
    ],
  },
  /**
   * @spec P §1 "project data has commercial value", "accreditation committee members get limited access", "distribution
   * is limited to staff authorised", "data first produced under the federal"
   */
  data: {
    title: "Project data",
    lead: "Access to project data, and its publication.",
    sections: [
      {
        title: "Data with commercial value",
        paragraphs: [
          "Project data has commercial value. The data is not released publicly without the consent of the parties to the contract, except in aggregate: as totals, averages, and distributions over enough projects that no single project can be identified.",
          "By default, one contact of the customer and one of the ESCO have access to a project. These two contacts decide who else can view the project.",
        ],
      },
      {
        title: "Accreditation",
        paragraphs: [
          "Members of the accreditation committee get limited access to data submitted for accreditation: only to the projects in an application, only during its review, and only for the review.",
        ],
      },
      {
        title: "Distribution",
        paragraphs: [
          "Distribution is limited to staff authorized by the contracting officer. Do not share what you see here with anyone else. Protect downloads as you protect the contract.",
        ],
      },
      {
        title: "Rights in federal data",
        paragraphs: [
          "The government has unlimited rights in data that is first produced under a federal energy savings performance contract. The government may use, disclose, copy, and distribute that data for any purpose, and may permit others to do so.",
        ],
      },
      {
        title: "Your agreement",
        paragraphs: ["By selecting “I agree” you agree to these rules for project data, including the data you enter."],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Terms>>;
