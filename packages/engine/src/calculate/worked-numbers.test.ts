import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import type { JsonObject } from "../../testing/json.js";
import { calculated } from "../../testing/parsed.js";
import { Decimal } from "../decimal/decimal.js";
import type { CalculatedValues } from "../model/calculated/calculated-values.js";

// fixtures/expected was computed by a program that shares no code with this one; values are exact to the digits shown.

const EXAMPLES = ["example-annual-end", "example-monthly-beginning"] as const;
/** 643 amounts and dates, the years of the performance period, and whether the loan is paid off. */
const FIGURES_OF_AN_EXAMPLE = 645;

type Figure = Decimal | string | number | boolean | undefined;

describe.each(EXAMPLES)("%s", (name) => {
  const expected = readFixture(`expected/${name}.json`);
  const { ok, issues, calculatedValues } = calculated(readFixture(`projects/${name}.json`));
  const figures = figuresOf(calculatedValues);

  test("is calculated without an error", () => {
    expect(ok).toBe(true);
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("comes to every expected figure, to every digit shown", () => {
    const rows = [...leavesOf(expected)];
    expect(rows).toHaveLength(FIGURES_OF_AN_EXAMPLE);
    expect(firstDifference(rows, figures)).toBeUndefined();
  });

  test("and a figure that is off by one in the last digit shown is found, by name", () => {
    const rows: [string, Figure][] = [...leavesOf(expected)].map(([key, value]) =>
      key === "costSavings.years.7.debtService" ? [key, `${value}1`] : [key, value],
    );
    expect(firstDifference(rows, figures)).toMatch(/^costSavings\.years\.7\.debtService: expected /);
    expect(firstDifference([["costSavings.years.41.payment", "1"]], figures)).toBe(
      "costSavings.years.41.payment: there is no such figure",
    );
  });

  test("between the expected balances every row begins where the one before it ended", () => {
    const { detail } = calculatedValues.amortization;
    let balance = calculatedValues.projectSummary.capitalization.totalAmountFinanced;
    for (const row of detail) {
      expect(row.beginningBalance).toEqual(balance);
      balance = row.endingBalance;
    }
    expect(balance?.toFixed()).toBe("0");
  });

  test("has no month or year beyond the expected ones", () => {
    const { amortization } = expected as { amortization: Record<"summary" | "endingBalanceByMonth", JsonObject> };
    expect(calculatedValues.amortization.summary).toHaveLength(Object.keys(amortization.summary).length);
    expect(calculatedValues.amortization.detail).toHaveLength(Object.keys(amortization.endingBalanceByMonth).length);
  });
});

/** Every figure of a calculation under the name it has in the expectations. */
function figuresOf(values: CalculatedValues): ReadonlyMap<string, Figure> {
  const { projectSummary, amortization, costSavings, performancePeriod } = values;
  const figures = new Map<string, Figure>();
  const add = (place: string, section: object): void => {
    for (const [name, figure] of Object.entries(section)) figures.set(`${place}${name}`, figure as Figure);
  };
  add("implementationTotals.", projectSummary.implementationTotals);
  add("capitalization.", { ...projectSummary.capitalization, ...projectSummary.financing });
  for (const { year, ...rest } of values.itemizedSavings.years) add(`itemizedSavings.${year}.`, rest);
  for (const { year, ...rest } of amortization.summary) add(`amortization.summary.${year}.`, rest);
  add("amortization.total.", amortization.total);
  for (const { year, month, endingBalance, interest } of amortization.detail) {
    figures.set(`amortization.endingBalanceByMonth.${year}-${month}`, endingBalance);
    figures.set(`amortization.interestByMonth.${year}-${month}`, interest);
  }
  figures.set("amortization.performancePeriodYears", performancePeriod.years);
  figures.set("paidOff", amortization.paidOff);
  for (const { year, ...rest } of costSavings.years) {
    add(`costSavings.years.${year}.`, {
      ...rest,
      estimated: rest.estimatedSavings,
      guaranteed: rest.guaranteedSavings,
      retained: rest.retainedSavings,
    });
  }
  add("costSavings.", costSavings);
  return figures;
}

/** Names and values of an expectation, one level of names after the other. */
function* leavesOf(section: JsonObject, place = ""): Iterable<[string, Figure]> {
  for (const [name, value] of Object.entries(section)) {
    if (typeof value === "object") yield* leavesOf(value as JsonObject, `${place}${name}.`);
    else yield [`${place}${name}`, value];
  }
}

function firstDifference(
  expected: readonly (readonly [string, Figure])[],
  figures: ReadonlyMap<string, Figure>,
): string | undefined {
  for (const [name, value] of expected) {
    const figure = figures.get(name);
    if (figure === undefined) return `${name}: there is no such figure`;
    const shown = Decimal.isDecimal(figure) ? figure.toFixed(decimalsOf(String(value))) : String(figure);
    if (shown !== String(value)) return `${name}: expected ${value}, calculated ${figure}`;
  }
  return undefined;
}

const decimalsOf = (text: string): number => text.split(".")[1]?.length ?? 0;
