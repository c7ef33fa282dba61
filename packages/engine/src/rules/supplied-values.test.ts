import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import type { IssueReport } from "../issues/issue.js";
import type { FieldTotal } from "../model/calculated/ecm-values.js";
import type { SuppliedCalculatedValues } from "../model/calculated/supplied-calculated-values.js";
import type { EcmItem } from "../model/ecm-item.js";
import { checkSuppliedSavings, checkSuppliedTotals } from "./supplied-values.js";

const value = new Decimal(1);

describe("supplied itemized savings", () => {
  function check(years: readonly (readonly [year: number, fieldIds: readonly (1 | 6)[]])[] | undefined, term?: number) {
    const reports: IssueReport[] = [];
    const supplied: SuppliedCalculatedValues | undefined = years && {
      itemizedSavings: {
        years: years.map(([year, fieldIds]) => ({ year, categories: fieldIds.map((fieldId) => ({ fieldId, value })) })),
      },
    };
    checkSuppliedSavings(supplied, term, (issue) => reports.push(issue));
    return reports.map(({ at }) => at);
  }

  test("have every category in every year of the term", () => {
    expect(
      check(
        [
          [1, [1, 6]],
          [2, [1, 6]],
        ],
        2,
      ),
    ).toEqual([]);
    expect(
      check(
        [
          [1, [1, 6]],
          [2, [1]],
          [4, [1, 6]],
        ],
        4,
      ),
    ).toEqual([
      "calculatedValues.itemizedSavings[fieldId=1,year=3]",
      "calculatedValues.itemizedSavings[fieldId=6,year=2]",
      "calculatedValues.itemizedSavings[fieldId=6,year=3]",
    ]);
  });

  test("have the last year of the term", () => {
    expect(check([[1, [1]]], 2)).toEqual(["calculatedValues.itemizedSavings[fieldId=1,year=2]"]);
  });

  test("may go on after the term, and may not be there at all", () => {
    expect(
      check(
        [
          [1, [1]],
          [2, [1]],
        ],
        1,
      ),
    ).toEqual([]);
    expect(check(undefined, 1)).toEqual([]);
    expect(check([[1, [1]]])).toEqual([]);
  });
});

describe("supplied totals", () => {
  const measures: EcmItem[] = [
    { uuid: "a", estimatedSavings: [{ fieldId: 2, value }], baseline: [{ fieldId: 3, value }] },
    {
      uuid: "b",
      estimatedSavings: [
        { fieldId: 2, value },
        { fieldId: 6, value },
      ],
    },
  ];
  function check(savings: readonly number[], baseline: readonly number[]) {
    const reports: IssueReport[] = [];
    const totals = (fields: readonly number[]): FieldTotal[] => fields.map((fieldId) => ({ fieldId, value }));
    const figures = { totalEnergyCostSavings: value, estAnnualCostSavings: value, implementationPrice: value, ghg: {} };
    checkSuppliedTotals(
      {
        ecm: {
          measures: [],
          totals: { ...figures, mvExpense: value, savings: totals(savings), baseline: totals(baseline) },
        },
      },
      measures,
      (issue) => reports.push(issue),
    );
    return reports.map(({ name, at }) => `${name} ${at}`);
  }

  test("have every field that measures use, each reported once", () => {
    expect(check([], [])).toEqual([
      "ecm/savings-total-missing calculatedValues.ecm.totals.savings[fieldId=2]",
      "ecm/savings-total-missing calculatedValues.ecm.totals.savings[fieldId=6]",
      "ecm/baseline-total-missing calculatedValues.ecm.totals.baseline[fieldId=3]",
    ]);
  });

  test("may have more", () => {
    expect(check([2, 6, 17], [3, 10])).toEqual([]);
  });

  test("may not be there at all", () => {
    checkSuppliedTotals(undefined, measures, () => expect.unreachable());
    checkSuppliedTotals({}, measures, () => expect.unreachable());
  });
});
