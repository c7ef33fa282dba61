import { listInputs, type PartialCalculatedValues, type Project } from "@epb/engine";
import { isShortened } from "./source-value.js";

interface Part {
  readonly name: string;
  readonly count: (project: Project, values: PartialCalculatedValues) => number;
}

/** Parts without a BuildingSync element: lists by year, month, or region, and parts of the project record. */
const PARTS: readonly Part[] = [
  { name: "Escalation rates by category and year", count: ({ data }) => data.escalationRates?.length ?? 0 },
  { name: "Performance period by year", count: ({ data }) => data.performancePeriod?.length ?? 0 },
  { name: "Cancellation ceiling by month", count: ({ data }) => data.cancellationCeiling?.length ?? 0 },
  { name: "Entries of ESA years", count: ({ data }) => data.performancePeriodESAPayments?.length ?? 0 },
  { name: "The project's own grid rates", count: ({ data }) => data.gridSubregions?.length ?? 0 },
  { name: "The project's own emission factors", count: ({ data }) => data.emissionFactors?.length ?? 0 },
  { name: "Fuel types", count: ({ data }) => data.fuelTypes?.length ?? 0 },
  { name: "Keys of express measures", count: ({ data }) => data.express?.measures?.length ?? 0 },
  { name: "Measures outside facilities", count: ({ data }) => data.express?.nonFacilityMeasures?.length ?? 0 },
  { name: "Measurement and verification by year", count: ({ mv }) => mv?.years?.length ?? 0 },
  { name: "Notes", count: ({ notes }) => notes?.length ?? 0 },
  { name: "Files", count: ({ files }) => files?.length ?? 0 },
  { name: "Accreditation", count: ({ accreditation }) => (accreditation === undefined ? 0 : 1) },
  { name: "Savings by category and year", count: (_, values) => values.itemizedSavings?.years.length ?? 0 },
  { name: "Savings and payments by year", count: (_, values) => values.costSavings?.years.length ?? 0 },
  { name: "Expenses by year", count: (_, values) => values.performancePeriod?.items.length ?? 0 },
  { name: "Loan schedule by month", count: (_, values) => values.amortization?.detail.length ?? 0 },
  { name: "ESA payments by year", count: (_, values) => values.esaPayments?.years.length ?? 0 },
  {
    name: "Digits beyond the 18th",
    count: ({ data }) => listInputs(data).filter(({ value }) => isShortened(value)).length,
  },
  { name: "Express years", count: (_, values) => values.express?.years.length ?? 0 },
];

/** The parts of a project that are omitted, each with how many entries it has. */
export function partsWithoutPlace(project: Project, values: PartialCalculatedValues): readonly string[] {
  return PARTS.flatMap(({ name, count }) => {
    const entries = count(project, values);
    return entries === 0 ? [] : [`${name} (${entries} ${entries === 1 ? "entry" : "entries"})`];
  });
}
