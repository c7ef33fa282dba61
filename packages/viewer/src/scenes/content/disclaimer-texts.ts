/** The page of the terms; their words are in terms-texts. */
export const DISCLAIMER_TEXTS = {
  title: "Disclaimer",
  lead: "Every user must accept these terms before the first project.",
  figuresTitle: "About the figures",
  figures: [
    "The figures are calculated from the entered data. The figures are not an offer, an audit, or advice. Only the contract binds the parties.",
    "The program is open source, without warranty (license: Apache-2.0). The formulas, roundings, and design decisions of the program are published. Anyone can check the figures.",
  ],
  contactTitle: "Questions",
  contact: "If you have questions about these terms, write to",
} as const;
