/** The pictures of the login screen. */
export const CAROUSEL_TEXTS = {
  role: "carousel",
  label: "What the product does",
  pause: "Stop the pictures",
  play: "Let the pictures run",
  previous: "Picture before",
  next: "Next picture",
  position: (position: number, count: number): string => `Picture ${position} of ${count}`,
  savings: {
    title: "Savings that pay for the project",
    text: "Guaranteed savings beside the payments, for every year of the contract.",
    picture: "Columns of savings that grow over the years, above a line of payments.",
  },
  workbook: {
    title: "A workbook in, findings out",
    text: "Upload your template: what is missing or contradicts itself is named by sheet and cell.",
    picture: "A sheet of a workbook, with checked cells and one that is marked.",
  },
  together: {
    title: "Customer and ESCO, one project",
    text: "The customer initiates, the ESCO enters the data, the customer approves. Both see the same figures.",
    picture: "Three steps in a row: a plan, a helmet and a seal.",
  },
  loan: {
    title: "Financing to the cent",
    text: "Interest, principal and balance for each month until the loan is paid.",
    picture: "A balance that falls to zero over stacked columns of interest and principal.",
  },
  compare: {
    title: "Prices you can compare",
    text: "See where your measures stand among projects like yours. Only aggregates are shown.",
    picture: "A distribution of prices with a marker on it.",
  },
} as const;
