import { describe, expect, test } from "vitest";
import { figureDefinition } from "../calculate/figure-definition.js";
import { Decimal } from "../decimal/decimal.js";
import type { IssueReport } from "../issues/issue.js";
import type { FieldTotal } from "../model/calculated/ecm-values.js";
import type { SuppliedCalculatedValues } from "../model/calculated/supplied-calculated-values.js";
import type { EcmItem } from "../model/ecm-item.js";
import { checkSuppliedSavings, checkSuppliedTotals } from "./supplied-values.js";

const value = new Decimal(1);

/** Place of an issue, which must be the path of a figure with a cell. */
function placeOf({ at }: IssueReport): string {
  const figure = at.replace(/^calculatedValues\./, "");
  expect(figureDefinition(figure)).toMatchObject({ quantity: expect.any(String) });
  return figure;
}

describe("supplied itemized savings", () => {
  function check(years: readonly (readonly [year: number, fieldIds: readonly (1 | 6)[]])[] | undefined, term?: number) {
    const reports: IssueReport[] = [];
    const supplied: SuppliedCalculatedValues | undefined = years && {
      itemizedSavings: {
        years: years.map(([year, fieldIds]) => ({ year, categories: fieldIds.map((fieldId) => ({ fieldId, value })) })),
      },
    };
    checkSuppliedSavings(supplied, term, (issue) => reports.push(issue));
    return reports.map(placeOf);
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
      "itemizedSavings.years[year=3].categories[fieldId=1].value",
      "itemizedSavings.years[year=2].categories[fieldId=6].value",
      "itemizedSavings.years[year=3].categories[fieldId=6].value",
    ]);
  });

  test("have the last year of the term", () => {
    expect(check([[1, [1]]], 2)).toEqual(["itemizedSavings.years[year=2].categories[fieldId=1].value"]);
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
    return reports.map((report) => `${report.name} ${placeOf(report)}`);
  }

  test("have every field that measures use, each reported once", () => {
    expect(check([], [])).toEqual([
      "ecm/savings-total-missing ecm.totals.savings[fieldId=2].value",
      "ecm/savings-total-missing ecm.totals.savings[fieldId=6].value",
      "ecm/baseline-total-missing ecm.totals.baseline[fieldId=3].value",
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
