import type { GlossaryTerm } from "@epb/contract";

/** The schedules of a contract: the tables in which a project is agreed. */
export const SCHEDULE_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Schedule 1",
    definition:
      "Annual cost savings and payments: for each year, the estimated savings, the guaranteed savings, and the payments to the contractor.",
  },
  {
    term: "Schedule 1u",
    definition: "Schedule 1 of a utility energy service contract.",
  },
  {
    term: "Schedule 2a",
    definition: "The implementation price, measure by measure.",
  },
  {
    term: "Schedule 2b",
    definition:
      "The build-up of the implementation price: construction, the percentages for design, management, bonds, commissioning, verification, overhead, and profit, and the cost of goods and services.",
  },
  {
    term: "Schedule 3",
    definition: "The cash flow of the performance period: debt service, expenses and payments by year.",
  },
  {
    term: "Schedule 4",
    definition: "The savings of the first year by measure, in energy, water, and dollars, with the baseline.",
  },
  {
    term: "Schedule 5",
    definition: "The cancellation ceilings by year and month.",
  },
];
