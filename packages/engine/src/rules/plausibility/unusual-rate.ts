import { RATE_BOUNDS } from "../../bounds/rate-bounds.js";
import type { Report } from "../../issues/issue.js";
import type { ProjectData } from "../../model/project-data.js";
import { visitRates } from "../visit-rates.js";

/** The parts of a project that hold rates. */
export type ProjectRates = Pick<
  ProjectData,
  | "financing"
  | "other"
  | "implementationPricing"
  | "escalationRates"
  | "performancePeriod"
  | "ecms"
  | "implementationESAPayments"
>;

/** Rates outside the range that projects have. Rates that cannot be true are reported as such. */
export function checkRates(data: ProjectRates, report: Report): void {
  visitRates(data, (value, kind, at) => {
    const { possible, plausible } = RATE_BOUNDS[kind];
    if (value.gte(plausible[0]) && value.lte(plausible[1])) return;
    if (value.lt(possible[0]) || value.gt(possible[1])) return;
    report({ name: "plausibility/rate", at: at(), details: { value, kind } });
  });
}
