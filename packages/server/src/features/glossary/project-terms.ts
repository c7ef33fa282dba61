import type { GlossaryTerm } from "@epb/contract";

/** Projects, their status, and their categories. */
export const PROJECT_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Accreditation",
    definition:
      "An industry recognition for ESCOs, based on their projects. An ESCO applies for accreditation under Applications.",
  },
  {
    term: "Award date",
    definition: "The day on which the contract is awarded. The implementation period begins on it.",
  },
  {
    term: "Campaign (ESPC)",
    definition:
      "An initiative that helps states, schools, universities, and hospitals to use performance contracts. Each project records if it takes part.",
  },
  {
    term: "ECM (energy conservation measure)",
    definition:
      "One improvement that saves energy, water, or cost, such as new lighting, a boiler, or solar panels. A project is a list of measures.",
  },
  {
    term: "ePB",
    definition: "The full edition: measures, pricing, financing, a monthly loan schedule, and all calculated figures.",
  },
  {
    term: "ePX",
    definition:
      "The express edition: fewer inputs, yearly figures, and a template to fill in and upload. Designed for state and local governments and similar users.",
  },
  {
    term: "Market segment",
    definition:
      "The type of customer, such as federal government, state and local government, healthcare, or K-12 schools. There are 14 market segments.",
  },
  {
    term: "Portfolio",
    definition: "The list of the projects you have access to.",
  },
  {
    term: "Qualified List of ESCOs",
    definition:
      "The government list of energy service companies that have shown the qualifications for federal projects. Recertification renews a place on the list.",
  },
  {
    term: "Recertification",
    definition: "The renewal of a place on the qualified list. It starts with the entries of the accepted application.",
  },
  {
    term: "State rollup",
    definition:
      "A report with totals of the projects of each state. It hides the figures of groups that are too small, to protect single projects.",
  },
  {
    term: "Status",
    definition:
      "The progress of a project. In entry: the ESCO enters the data. Submitted: the project waits for the customer. Returned: the customer asked for changes. Approved: the customer approved the project, and it is read-only. Reopened: an approved project is open for changes. Lists show Pending for every status except Approved.",
  },
  {
    term: "Submarket",
    definition:
      "A category of state and local governments: state agency, municipality, county, special district, correctional facility, or community college.",
  },
  {
    term: "Task order",
    definition:
      "An order under a contract that does not fix quantities and dates, such as DOE IDIQ. Each task order has its own number.",
  },
  {
    term: "Technology type",
    definition:
      "The type of equipment of a measure, such as lighting improvements or renewable energy systems. There are 20 technology types.",
  },
  {
    term: "Template",
    definition:
      "An Excel workbook for the data of a project. A calculating template shows the results while you type. In a non-calculating template, you enter results that you calculated yourself.",
  },
];
