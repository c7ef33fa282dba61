import type { GlossaryTerm } from "@epb/contract";

/** Savings, and how they are verified. */
export const SAVINGS_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Baseline",
    definition: "Use and cost of energy and water before the project. Savings are counted from it.",
  },
  {
    term: "Demand",
    definition: "The highest electric power drawn in a month, in kW. Utilities bill it beside the energy in kWh.",
  },
  {
    term: "Estimated savings",
    definition: "What a measure is expected to save, before the guaranteed percentage is applied.",
  },
  {
    term: "Guaranteed percentage",
    definition: "The part of the estimated savings that the ESCO guarantees, usually somewhat less than 100%.",
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
      "Finding out by measuring and calculating what a measure really saves. Every year has a status: pending, pre-approval, approved or not applicable.",
  },
  {
    term: "M&V option A",
    definition:
      "Retrofit isolation, key parameter: the equipment is looked at by itself, the most important quantity is measured, and the others are agreed.",
  },
  {
    term: "M&V option B",
    definition:
      "Retrofit isolation, all parameters: the equipment is looked at by itself, and everything that decides its use is measured.",
  },
  {
    term: "M&V option C",
    definition:
      "Whole facility: the meters of the utility show what the building uses, and the weather and other changes are taken into account.",
  },
  {
    term: "M&V option D",
    definition:
      "Calibrated simulation: a computer model of the building, adjusted until it agrees with the meters, shows what would have been used.",
  },
  {
    term: "O&M",
    definition: "Operation and maintenance. A measure that makes it cheaper has O&M savings.",
  },
  {
    term: "Verified savings",
    definition: "Savings that measurement and verification has confirmed. They are compared with the guaranteed ones.",
  },
];
