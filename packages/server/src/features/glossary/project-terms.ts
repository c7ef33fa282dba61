import type { GlossaryTerm } from "@epb/contract";

/** What a project is, where it stands, and where it belongs. */
export const PROJECT_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Accreditation",
    definition:
      "A recognition by the industry for ESCOs, given on the strength of projects they have done. An ESCO applies for it under Applications.",
  },
  {
    term: "Award date",
    definition: "The day on which the contract is awarded. The implementation period begins on it.",
  },
  {
    term: "Campaign (ESPC)",
    definition:
      "An initiative that helps states, schools, universities and hospitals to use performance contracts. A project says whether it takes part.",
  },
  {
    term: "ECM (energy conservation measure)",
    definition:
      "One improvement that saves energy, water or cost, such as new lighting, a boiler or solar panels. A project is a list of measures.",
  },
  {
    term: "ePB",
    definition: "The full edition: measures, pricing, financing, a monthly loan schedule and all calculated figures.",
  },
  {
    term: "ePX",
    definition:
      "The express edition: fewer questions, yearly figures, and a template that is filled in and uploaded. Meant for state and local governments and similar users.",
  },
  {
    term: "Market segment",
    definition:
      "The kind of customer, such as federal government, state and local government, healthcare or K-12 schools. There are fourteen.",
  },
  {
    term: "Portfolio",
    definition: "The list of the projects you have access to.",
  },
  {
    term: "Qualified List of ESCOs",
    definition:
      "The government list of energy service companies that have shown they are able to do federal projects. Places on it are renewed by recertification.",
  },
  {
    term: "Recertification",
    definition: "The renewal of a place on the qualified list. It begins with what the accepted application says.",
  },
  {
    term: "State rollup",
    definition:
      "A report that adds up the projects of each state. It shows no figures where a few projects would give somebody away.",
  },
  {
    term: "Status",
    definition:
      "Where a project stands. Pending: the customer has initiated it and the ESCO enters its data, or it has been submitted and waits for the customer. Approved: the customer has signed off, and the project is read-only.",
  },
  {
    term: "Submarket",
    definition:
      "For state and local governments: state agency, municipality, county, special district, correctional facility or community college.",
  },
  {
    term: "Task order",
    definition: "An order under a contract that leaves quantities and dates open. It has a number of its own.",
  },
  {
    term: "Technology type",
    definition:
      "The kind of equipment of a measure, such as lighting improvements or renewable energy systems. There are twenty.",
  },
  {
    term: "Template",
    definition:
      "An Excel workbook for the data of a project. A calculating template shows the results while you type; a non-calculating one takes results that you have calculated yourself.",
  },
];
