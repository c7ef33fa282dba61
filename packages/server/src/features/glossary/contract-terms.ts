import type { GlossaryTerm } from "@epb/contract";

/** The kinds of contract, and the vehicles of the federal government. */
export const CONTRACT_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Basic ordering agreement",
    definition:
      "A written understanding between an agency and a utility about the terms of future orders; one of the three kinds of UESC contract.",
  },
  {
    term: "Build-own-operate",
    definition:
      "An agreement in which the contractor owns and runs the equipment, and the customer pays for the service.",
  },
  {
    term: "Design-build",
    definition: "A contract in which one company designs and builds for a fixed fee.",
  },
  {
    term: "Direct-funded",
    definition: "A project that the customer pays for without a loan. Its figures are entered, not calculated.",
  },
  {
    term: "DOE IDIQ",
    definition:
      "The contract of the Department of Energy under which federal agencies order performance contracts. The letters stand for indefinite delivery, indefinite quantity.",
  },
  {
    term: "ENABLE",
    definition: "A federal program of performance contracts for smaller facilities, with a simpler procedure.",
  },
  {
    term: "ESA (energy sales agreement)",
    definition:
      "An agreement in which the customer buys the energy that a measure on its site produces, at a price per kWh. The seller guarantees the production of each year.",
  },
  {
    term: "ESPC (energy savings performance contract)",
    definition:
      "A contract in which an ESCO builds measures and guarantees their savings, and the customer pays for the measures from those savings over the years.",
  },
  {
    term: "Federal contract type",
    definition: "The vehicle of a federal project: DOE IDIQ, ENABLE, GSA Schedule, Army, UESC, or other.",
  },
  {
    term: "GSA areawide contract",
    definition:
      "A contract between the General Services Administration and a utility under which federal agencies in its area can order services; one of the three kinds of UESC contract.",
  },
  {
    term: "GSA Schedule",
    definition: "A list of contracts with terms agreed in advance by the General Services Administration.",
  },
  {
    term: "Guaranteed savings",
    definition:
      "An agreement in which the ESCO guarantees an amount of savings for each year and pays for a shortfall. Also the amount: estimated savings × guaranteed percentage.",
  },
  {
    term: "PPA (power purchase agreement)",
    definition: "A contract to buy the electricity of a generator at an agreed price.",
  },
  {
    term: "Shared savings",
    definition: "An agreement in which customer and contractor share the actual savings, without a fixed guarantee.",
  },
  {
    term: "UESC (utility energy service contract)",
    definition:
      "A contract in which a utility designs, finances, and builds measures for a federal customer that it serves.",
  },
];
