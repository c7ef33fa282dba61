/** Images of the sign-in screen. */
export const CAROUSEL_TEXTS = {
  role: "carousel",
  label: "Product overview",
  pause: "Pause the slides",
  play: "Play the slides",
  previous: "Previous slide",
  next: "Next slide",
  position: (position: number, count: number): string => `Slide ${position} of ${count}`,
  savings: {
    title: "Savings that pay for the project",
    text: "Guaranteed savings and payments for every year of the contract.",
    picture: "Columns of savings that grow over the years, above a line of payments.",
  },
  workbook: {
    title: "Check your workbook",
    text: "Upload your workbook. We list missing and contradictory entries by sheet and cell.",
    picture: "A sheet of a workbook, with checked cells and one marked cell.",
  },
  together: {
    title: "Customer and ESCO, one project",
    text: "The customer initiates the project, the ESCO enters the data, and the customer approves the project. The customer and the ESCO see the same figures.",
    picture: "Three steps in a row: a plan, a helmet, and a seal.",
  },
  loan: {
    title: "Financing to the cent",
    text: "Interest, principal, and balance for each month until the loan is paid.",
    picture: "Stacked columns of interest and principal, and a line for the balance that falls to zero.",
  },
  compare: {
    title: "Prices you can compare",
    text: "Compare your measures with those of similar projects. Only aggregates are shown.",
    picture: "A distribution of prices, with a marker on the column of one price.",
  },
} as const;
