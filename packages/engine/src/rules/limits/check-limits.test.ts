import { describe, expect, test } from "vitest";
import type { CalendarDate } from "../../calendar/calendar-date.js";
import { Decimal } from "../../decimal/decimal.js";
import type { IssueReport } from "../../issues/issue.js";
import type { Financing } from "../../model/financing.js";
import type { ProjectData } from "../../model/project-data.js";
import { checkLimits } from "./check-limits.js";

function check(data: ProjectData): readonly string[] {
  const reports: IssueReport[] = [];
  checkLimits(data, (issue) => reports.push(issue));
  return reports.map(({ name, at }) => `${name} ${at}`);
}
const day = (text: string): CalendarDate => text as CalendarDate;

describe("dates", () => {
  const dates = (financing: Financing): readonly string[] => check({ financing });

  test("from 1950 to 2100 are possible", () => {
    expect(dates({ awardDate: day("1950-01-01"), effectiveThroughDate: day("2100-12-31") })).toEqual([]);
    expect(dates({ awardDate: day("1949-12-31"), effectiveThroughDate: day("2101-01-01") })).toEqual([
      "limits/date-impossible financing.awardDate",
      "limits/date-impossible financing.effectiveThroughDate",
    ]);
  });

  test("of a loan are not before the award", () => {
    const awardDate = day("2024-01-31");
    expect(dates({ awardDate, loanStartDate: awardDate })).toEqual([]);
    expect(dates({ awardDate, loanStartDate: day("2024-01-30") })).toEqual([
      "limits/loan-start-before-award financing.loanStartDate",
    ]);
  });

  test("that are impossible are the one cause", () => {
    expect(dates({ awardDate: day("2024-01-31"), loanStartDate: day("1905-07-18") })).toEqual([
      "limits/date-impossible financing.loanStartDate",
    ]);
  });
});

describe("incentives", () => {
  const incentives = (applied: number, cost?: number): readonly string[] =>
    check({
      ecms: [
        {
          uuid: "a",
          implementation: {
            ...(cost !== undefined && { baseConstructionCost: new Decimal(cost) }),
            deliveryCharge: new Decimal(5),
            appliedIncentives: new Decimal(applied),
          },
        },
      ],
    });

  test("may pay for the whole measure and not for more", () => {
    expect(incentives(105, 100)).toEqual([]);
    expect(incentives(106, 100)).toEqual([
      "limits/incentives-above-cost ecms[uuid=a].implementation.appliedIncentives",
    ]);
  });

  test("of a measure without a cost are not reported, because the cost is", () => {
    expect(incentives(106)).toEqual([]);
  });
});
