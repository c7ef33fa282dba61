import type { GlossaryTerm } from "@epb/contract";
import { CONTRACT_TERMS } from "./contract-terms.js";
import { MONEY_TERMS } from "./money-terms.js";
import { PEOPLE_TERMS } from "./people-terms.js";
import { PROJECT_TERMS } from "./project-terms.js";
import { SAVINGS_TERMS } from "./savings-terms.js";

/** The schedules of a contract: the tables in which a project is agreed. */
const SCHEDULE_TERMS: readonly GlossaryTerm[] = [
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

/** Greenhouse gases. */
const EMISSION_TERMS: readonly GlossaryTerm[] = [
  {
    term: "CO2e (carbon dioxide equivalent)",
    definition: "The amount of carbon dioxide that warms the climate as much as a given mix of gases.",
  },
  {
    term: "eGRID subregion",
    definition:
      "One of the regions of the electric grid for which the Environmental Protection Agency publishes emissions per kWh.",
  },
  {
    term: "Emission factor",
    definition: "The mass of a gas that is emitted per unit of fuel or electricity.",
  },
  {
    term: "GHG (greenhouse gas)",
    definition: "A gas that warms the climate. Savings are given in kg of CO2e a year.",
  },
  {
    term: "GWP (global warming potential)",
    definition:
      "The warming effect of a gas over 100 years, as a multiple of the effect of the same mass of carbon dioxide.",
  },
  {
    term: "Scope 1",
    definition: "Emissions from fuel that is burned on the site, such as natural gas in a boiler.",
  },
  {
    term: "Scope 2",
    definition: "Emissions from producing the electricity, steam, heat, or cooling that the site buys.",
  },
];

const ORDER = new Intl.Collator("en", { numeric: true });

/** Every term, in alphabetical order. */
export const GLOSSARY_TERMS: readonly GlossaryTerm[] = [
  ...PEOPLE_TERMS,
  ...PROJECT_TERMS,
  ...CONTRACT_TERMS,
  ...MONEY_TERMS,
  ...SCHEDULE_TERMS,
  ...SAVINGS_TERMS,
  ...EMISSION_TERMS,
].sort((one, other) => ORDER.compare(one.term, other.term));
