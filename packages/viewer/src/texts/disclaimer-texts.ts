/** The page of the terms; their words are in terms-texts. */
export const DISCLAIMER_TEXTS = {
  title: "Disclaimer",
  lead: "What everybody agrees to before the first project. You can read it here at any time.",
  figuresTitle: "About the figures",
  figures: [
    "What is calculated here follows from what was entered. It is no offer, no audit and no advice; the contract between the parties is what binds them.",
    "The program is open source and comes without warranty, as its license (Apache-2.0) says. Formulas, roundings and decisions are published, so that anybody can check a figure.",
  ],
  contactTitle: "Questions",
  contact: "For questions about these terms write to",
} as const;
