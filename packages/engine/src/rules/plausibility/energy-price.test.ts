import { describe, expect, test } from "vitest";
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
    "ecms[uuid=a].estimatedSavings[fieldId=1].value: Check whether the savings in kWh and in dollars are swapped, or whether the quantity is in a larger unit than kWh.",
  ]);
});

test("kWh typed as MMBtu are reported", () => {
  expect(check([7, 486_000], [8, 61_000])).toEqual([
    "ecms[uuid=a].estimatedSavings[fieldId=7].value: Check whether the quantity is in MMBtu, and whether the savings in dollars were entered in thousands of dollars.",
  ]);
});

describe("prices of several measures", () => {
  const messagesOf = (...costs: readonly (readonly [field: number, quantity: number, dollars: number])[]) => {
    const reports: IssueReport[] = [];
    const measures = costs.map(([fieldId, quantity, dollars], index) => ({
      uuid: `m${index}`,
      ecmNumber: String(index + 1),
      estimatedSavings: [
        { fieldId, value: new Decimal(quantity) },
        { fieldId: fieldId + 1, value: new Decimal(dollars) },
      ],
    }));
    checkEnergyPrices(measures, (issue) => reports.push(issue));
    return reports.map((issue) => makeIssue(issue).message);
  };

  test("that are all too low have one cause and one finding", () => {
    expect(messagesOf([1, 500_000, 60], [5, 5_000, 50], [1, 800_000, 90])).toEqual([
      "Measure 1 saves $0.00012 per kWh of electricity. Typical prices are between $0.01 and $1 per kWh. The prices of 2 other entries of energy savings are too low as well.",
    ]);
  });

  test("that are all too high for one fuel have one finding", () => {
    const wrong: [number, number, number][] = [
      [1, 60, 50_000],
      [1, 70, 60_000],
      [1, 80, 70_000],
    ];
    expect(messagesOf([5, 5_000, 60_000], ...wrong)).toEqual([
      expect.stringMatching(
        /^Measure 2 saves .* The prices of 2 other entries of energy savings are too high as well\.$/,
      ),
    ]);
  });

  test("of which some are usual are mistakes of their own", () => {
    expect(messagesOf([1, 500_000, 60], [1, 500_000, 70], [1, 500_000, 60_000])).toHaveLength(2);
    expect(messagesOf([1, 500_000, 60], [1, 60, 500_000])).toHaveLength(2);
  });
});

test("both ends of the range are usual", () => {
  expect(check([1, 100], [2, 1])).toEqual([]);
  expect(check([1, 100], [2, 100])).toEqual([]);
  expect(check([1, 100], [2, 101])).toHaveLength(1);
});
