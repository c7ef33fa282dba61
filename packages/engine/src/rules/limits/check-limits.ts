import type { Report } from "../../issues/issue.js";
import type { ProjectData } from "../../model/project-data.js";
import { checkDateLimits } from "./date-outside-limits.js";
import { checkIncentives } from "./incentives-above-cost.js";
import { checkLoanStart } from "./loan-start-before-award.js";
import { checkRateLimits } from "./rate-outside-limits.js";

/** Rules about inputs that cannot be true. Each reports an error at the input that is the cause. */
const LIMITS: readonly ((data: ProjectData, report: Report) => void)[] = [
  checkRateLimits,
  checkDateLimits,
  checkLoanStart,
  checkIncentives,
];

/** Reports every input that cannot be true. */
export function checkLimits(data: ProjectData, report: Report): void {
  for (const check of LIMITS) check(data, report);
}
