/** A part of the terms: what it is about, and what it says. */
export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** An agreement, as it is read before somebody agrees to it. */
export interface Terms {
  readonly title: string;
  /** What it is about, in a sentence. */
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
    lead: "What happens here is recorded, and may be read by those who look after the site.",
    sections: [
      {
        title: "No expectation of privacy",
        paragraphs: [
          "This is a system of the program. Its users have no expectation of privacy: not for what they enter, upload, send or open here, and not for how they do it.",
          "Use is monitored. Logins, changes of projects, documents and agreements are recorded with the account and the time, and the records may be examined, copied and handed to those who are authorized to see them.",
        ],
      },
      {
        title: "Use that is authorized",
        paragraphs: [
          "The site is for planning, reviewing, tracking and reporting energy-savings performance projects. Anything else is not authorized.",
          "An account belongs to one person. Do not share its password or its codes, and tell support if somebody else may know them.",
          "Use without authorization, or beyond what was authorized, can lead to the end of the account, to disciplinary measures and to prosecution.",
        ],
      },
      {
        title: "What your agreement means",
        paragraphs: [
          "By going on you agree that your use of this site is monitored and recorded. If you do not agree, log out; no account can be used without it.",
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
    lead: "Whose the data of a project is, who may see it, and what is published.",
    sections: [
      {
        title: "Data with commercial value",
        paragraphs: [
          "Project data has commercial value. It is not released publicly without the consent of the parties to the contract, except in aggregate: as totals, averages and distributions over so many projects that none of them can be told from the others.",
          "By default one contact of the customer and one of the ESCO have access to a project. They decide who else may read it.",
        ],
      },
      {
        title: "Accreditation",
        paragraphs: [
          "Members of the accreditation committee get limited access to data that was submitted for accreditation: to the projects that an application names, while it is reviewed, and for nothing but the review.",
        ],
      },
      {
        title: "Distribution",
        paragraphs: [
          "Distribution is limited to staff authorized by the contracting officer. Do not pass on what you see here to anybody else, and keep downloads as you would keep the contract itself.",
        ],
      },
      {
        title: "Rights in federal data",
        paragraphs: [
          "The government has unlimited rights in data that is first produced under a federal energy savings performance contract. It may use, disclose, copy, and distribute that data for any purpose, and may permit others to do so.",
        ],
      },
      {
        title: "What your agreement means",
        paragraphs: [
          "By going on you agree to treat the data of projects in this way, and that the data you enter is treated so as well.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Terms>>;
