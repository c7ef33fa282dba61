import type { GlossaryTerm } from "@epb/contract";

/** Savings, and how they are verified. */
export const SAVINGS_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Baseline",
    definition: "The use and cost of energy and water before the project. Savings are measured against the baseline.",
  },
  {
    term: "Demand",
    definition:
      "The highest electric power drawn in a month, in kW. Utilities bill demand separately from the energy in kWh.",
  },
  {
    term: "Estimated savings",
    definition: "The expected savings of a measure, before the guaranteed percentage is applied.",
  },
  {
    term: "Guaranteed percentage",
    definition: "The part of the estimated savings that the ESCO guarantees, usually slightly less than 100%.",
  },
  {
    term: "Guaranteed production",
    definition: "The kWh of a year that the seller guarantees under an energy sales agreement.",
  },
  {
    term: "Implementation cost savings",
    definition: "Savings that arise before the performance period begins.",
  },
  {
    term: "M&V (measurement and verification)",
    definition:
      "The process of measuring and calculating the actual savings of a measure. Each year has a status: in entry, submitted, approved, or not applicable.",
  },
  {
    term: "M&V option A",
    definition:
      "Retrofit isolation, key parameter: only the equipment is considered. The most important quantity is measured; the other quantities are agreed.",
  },
  {
    term: "M&V option B",
    definition:
      "Retrofit isolation, all parameters: only the equipment is considered. All quantities that determine its energy use are measured.",
  },
  {
    term: "M&V option C",
    definition:
      "Whole facility: the utility meters show the use of the building, adjusted for the weather and other changes.",
  },
  {
    term: "M&V option D",
    definition:
      "Calibrated simulation: a computer model of the building, adjusted to match the meters, shows the use without the measures.",
  },
  {
    term: "O&M",
    definition: "Operation and maintenance. A measure that reduces this cost has O&M savings.",
  },
  {
    term: "Verified savings",
    definition: "Savings that measurement and verification has confirmed, to compare with the guaranteed savings.",
  },
];
