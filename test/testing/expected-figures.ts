import { Decimal } from "@epb/engine";

type Json = unknown;

/** Names of `fixtures/expected` whose figures have a longer way in the result. */
const WAYS: readonly (readonly [name: RegExp, way: string])[] = [
  [/^capitalization\.projectInterestRate$/, "projectSummary.financing.projectInterestRate"],
  [/^(implementationTotals|capitalization)\./, "projectSummary.$1."],
  [/^itemizedSavings\./, "itemizedSavings.years."],
  [/^amortization\.(endingBalance|interest)ByMonth\.(.+)$/, "amortization.detail.$2.$1"],
  [/^amortization\.performancePeriodYears$/, "performancePeriod.years"],
  [/^paidOff$/, "amortization.paidOff"],
  [/^(costSavings\.years\.\d+\.)(estimated|guaranteed|retained)$/, "$1$2Savings"],
];

/** Every expected figure with the calculated one, to the digits of the expectation. */
export function compareFigures(
  expected: Json,
  calculatedValues: Json,
): readonly { readonly name: string; readonly expected: string; readonly calculated: string }[] {
  return [...leavesOf(expected)].map(([name, value]) => {
    const way = WAYS.find(([pattern]) => pattern.test(name));
    const figure = at(calculatedValues, way === undefined ? name : name.replace(...way));
    return { name, expected: String(value), calculated: toDigitsOf(String(value), String(figure)) };
  });
}

function* leavesOf(value: Json, name = ""): Iterable<readonly [name: string, value: Json]> {
  if (typeof value !== "object" || value === null) yield [name, value];
  else for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, name === "" ? key : `${name}.${key}`);
}

/** The value at the end of a way; a list is entered by the year of an item, or by its year and month. */
function at(values: Json, way: string): Json {
  return way.split(".").reduce<Json>((value, step) => {
    if (!Array.isArray(value))
      return typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
    return value.find(({ year, month }) => step === (month === undefined ? `${year}` : `${year}-${month}`));
  }, values);
}

function toDigitsOf(shown: string, figure: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(figure)) return figure;
  return new Decimal(figure).toFixed(shown.split(".")[1]?.length ?? 0);
}
