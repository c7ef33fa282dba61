import { expect, test } from "vitest";
import type { CalendarDate } from "../../calendar/calendar-date.js";
import type { IssueReport } from "../../issues/issue.js";
import type { Financing } from "../../model/financing.js";
import { checkDates } from "./unusual-dates.js";

type DateName = "awardDate" | "financingIssueDate" | "effectiveThroughDate" | "loanStartDate";

function check(dates: Partial<Record<DateName, string>>): readonly string[] {
  const reports: IssueReport[] = [];
  checkDates(dates as Readonly<Record<DateName, CalendarDate>> as Financing, (issue) => reports.push(issue));
  return reports.map(({ name, at }) => `${name} ${at}`);
}

test("an offer that is effective from before the award to the award is usual", () => {
  const dates = { financingIssueDate: "2024-01-01", awardDate: "2024-01-31", effectiveThroughDate: "2024-01-31" };
  expect(check(dates)).toEqual([]);
  expect(check({ ...dates, effectiveThroughDate: "2024-01-30" })).toEqual([
    "plausibility/quote-expired financing.effectiveThroughDate",
  ]);
  expect(check({ effectiveThroughDate: "2024-01-30", financingIssueDate: "2024-01-31" })).toEqual([
    "plausibility/issue-date-after-expiry financing.effectiveThroughDate",
  ]);
});

test("dates far from today are unusual, and impossible ones are no matter of plausibility", () => {
  expect(check({ awardDate: "2062-03-31" })).toEqual(["plausibility/date financing.awardDate"]);
  expect(check({ awardDate: "1926-03-31" })).toEqual([]);
});
