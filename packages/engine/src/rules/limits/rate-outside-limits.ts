import { RATE_BOUNDS } from "../../bounds/rate-bounds.js";
import type { Report } from "../../issues/issue.js";
import type { ProjectData } from "../../model/project-data.js";
import { visitRates } from "../visit-rates.js";

/** Rates are fractions: one above 1 was probably typed as percent points. @spec D2 */
export function checkRateLimits(data: ProjectData, report: Report): void {
  visitRates(data, (value, kind, at) => {
    // Hundreds of rates are compared and hardly any reaches 1, which the exponent shows first.
    if (value.e < 0) return;
    const {
      area,
      possible: [lowest, highest],
    } = RATE_BOUNDS[kind];
    if (value.gt(highest)) report({ name: "rates/looks-like-percent-points", at: at(), details: { value, area } });
    if (value.lt(lowest)) report({ name: "limits/rate-too-low", at: at(), details: { value, lowest, area } });
  });
}
