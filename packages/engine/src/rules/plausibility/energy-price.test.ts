import { expect, test } from "vitest";
import { Decimal } from "../../decimal/decimal.js";
import { makeIssue } from "../../issues/catalogue.js";
import type { IssueReport } from "../../issues/issue.js";
import { checkEnergyPrices } from "./energy-price.js";

function check(...savings: readonly (readonly [fieldId: number, value: number])[]): readonly string[] {
  const estimatedSavings = savings.map(([fieldId, value]) => ({ fieldId, value: new Decimal(value) }));
  const reports: IssueReport[] = [];
  checkEnergyPrices([{ uuid: "a", ecmNumber: "1", estimatedSavings }], (issue) => reports.push(issue));
  return reports.map((issue) => `${issue.at}: ${makeIssue(issue).advice}`);
}

test("a usual price is not reported, for any fuel", () => {
  expect(check([1, 486_000], [2, 61_000], [5, 4_860], [6, 61_000], [11, 1_000], [12, 8_000])).toEqual([]);
});

test("savings of one kind alone have no price", () => {
  expect(check([1, 486_000])).toEqual([]);
  expect(check([1, 486_000], [2, 0])).toEqual([]);
  expect(check([1, 0], [2, 61_000])).toEqual([]);
});

test("exchanged savings in kWh and in dollars are reported at the quantity", () => {
  expect(check([1, 61_000], [2, 486_000])).toEqual([
    "ecms[uuid=a].estimatedSavings[fieldId=1].value: Check whether the savings in kWh and in dollars are exchanged, or whether the quantity is in a larger unit than kWh.",
  ]);
});

test("kWh typed as MMBtu are reported", () => {
  expect(check([7, 486_000], [8, 61_000])).toEqual([
    "ecms[uuid=a].estimatedSavings[fieldId=7].value: Check whether the quantity is in MMBtu and the cost in dollars, not in thousands of dollars.",
  ]);
});

test("both ends of the range are usual", () => {
  expect(check([1, 100], [2, 1])).toEqual([]);
  expect(check([1, 100], [2, 100])).toEqual([]);
  expect(check([1, 100], [2, 101])).toHaveLength(1);
});
