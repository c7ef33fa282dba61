import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { SavingsCategory } from "../enumerations/savings-category.js";
import type { IssueReport } from "../issues/issue.js";
import { calculateItemizedSavings, type ItemizedSavingsInput } from "./calculate-itemized-savings.js";

const rate = (year: number, value: string, fieldId: SavingsCategory = SavingsCategory.ElectricEnergy) => ({
  fieldId,
  year,
  value: new Decimal(value),
});

function itemize(input: Partial<ItemizedSavingsInput>) {
  const reports: IssueReport[] = [];
  const result = calculateItemizedSavings(
    {
      measures: [{ uuid: "a", estimatedSavings: [{ fieldId: 2, value: new Decimal(100_000) }] }],
      escalationRates: [],
      performancePeriod: [],
      guaranteedPercentage: new Decimal("0.9"),
      ...input,
    },
    (issue) => reports.push(issue),
  );
  const year = (number: number) => result.years[number - 1];
  return { ...result, year, reports: reports.map(({ name, at }) => `${name} ${at}`) };
}

test("there are 40 years, level without escalation", () => {
  const { years, reports } = itemize({});
  expect(years).toHaveLength(40);
  expect(new Set(years.map(({ estimated, guaranteed }) => `${estimated} ${guaranteed}`))).toEqual(
    new Set(["100000 90000"]),
  );
  expect(reports).toEqual([]);
});

describe("the rate of a year", () => {
  test("grows the savings of the year before into that year (D15)", () => {
    const { year } = itemize({ escalationRates: [rate(2, "0.1"), rate(3, "0.2")] });
    expect([1, 2, 3, 4].map((number) => year(number)?.estimated?.toFixed())).toEqual([
      "100000",
      "110000",
      "132000",
      "132000",
    ]);
  });

  test("for year 1 grows nothing", () => {
    expect(
      itemize({ escalationRates: [rate(1, "0.5")] })
        .year(1)
        ?.estimated?.toFixed(),
    ).toBe("100000");
  });

  test("stays with its category", () => {
    const measures = [
      {
        uuid: "a",
        estimatedSavings: [
          { fieldId: 2, value: new Decimal(100) },
          { fieldId: 6, value: new Decimal(100) },
        ],
      },
    ];
    const { year } = itemize({ measures, escalationRates: [rate(40, "1", SavingsCategory.NaturalGas)] });
    expect(year(40)?.categories.map(({ fieldId, value }) => [fieldId, value.toFixed()])).toEqual([
      [SavingsCategory.ElectricEnergy, "100"],
      [SavingsCategory.NaturalGas, "200"],
    ]);
  });

  test("of a category without savings is reported once", () => {
    const { reports } = itemize({ escalationRates: [2, 3, 4].map((year) => rate(year, "0.02", 6)) });
    expect(reports).toEqual(["itemized-savings/category-without-savings escalationRates[fieldId=6]"]);
  });
});

test("incentives of a year are in its estimate and its guarantee, and in no other year's", () => {
  const { year } = itemize({
    performancePeriod: [{ year: 2, incentivesOtherPayments: new Decimal(900) }],
  });
  expect([1, 2, 3].map((number) => year(number)?.estimated?.toFixed())).toEqual(["100000", "101000", "100000"]);
  expect([1, 2, 3].map((number) => year(number)?.guaranteed?.toFixed())).toEqual(["90000", "90900", "90000"]);
});

describe("what a loan cannot be paid from", () => {
  test("no guaranteed percentage: the categories are still there", () => {
    const { canPay, year, reports } = itemize({ guaranteedPercentage: undefined });
    expect(canPay).toBe(false);
    expect(reports).toEqual(["itemized-savings/guaranteed-percentage-missing other.guarPctEstSav"]);
    expect(year(1)?.categorySavings.toFixed()).toBe("100000");
    expect(year(1)).not.toHaveProperty("guaranteed");
  });

  test("a guaranteed percentage of zero is missing", () => {
    expect(itemize({ guaranteedPercentage: new Decimal(0) }).reports).toEqual([
      "itemized-savings/guaranteed-percentage-missing other.guarPctEstSav",
    ]);
  });

  test("no savings in the first year, and so none in any", () => {
    const { canPay, reports } = itemize({ measures: [] });
    expect(canPay).toBe(false);
    expect(reports).toEqual([
      "itemized-savings/no-initial-year-savings ecms",
      "itemized-savings/all-guaranteed-zero ecms",
    ]);
  });

  test("savings that all round to zero", () => {
    const measures = [{ uuid: "a", estimatedSavings: [{ fieldId: 2, value: new Decimal("0.5") }] }];
    expect(itemize({ measures }).reports).toEqual(["itemized-savings/all-guaranteed-zero ecms"]);
  });

  test("one year above zero is enough", () => {
    const measures = [{ uuid: "a", estimatedSavings: [{ fieldId: 2, value: new Decimal("0.5") }] }];
    const { canPay, reports } = itemize({ measures, escalationRates: [rate(40, "0.2")] });
    expect([canPay, reports]).toEqual([true, []]);
  });
});
