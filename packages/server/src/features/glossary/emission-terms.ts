import type { GlossaryTerm } from "@epb/contract";

/** Greenhouse gases. */
export const EMISSION_TERMS: readonly GlossaryTerm[] = [
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
