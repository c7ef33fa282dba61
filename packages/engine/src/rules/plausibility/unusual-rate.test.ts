import { describe, expect, test } from "vitest";
import { calculated } from "../../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../../testing/plain-project.js";

const MEASURES = Array.from({ length: 12 }, (_, index) =>
  plainMeasure({
    uuid: `ecm-${index + 1}`,
    ecmNumber: String(index + 1),
    ecmDescription: `Measure ${index + 1}`,
    estimatedSavings: [{ fieldId: 2, value: "150000" }],
  }),
);

/** Findings about rates, and the messages of these. */
function found(data: object): readonly (readonly [at: string, message: string])[] {
  const { issues } = calculated(plainProject({ ecms: MEASURES, ...data }));
  const codes = ["EPB-PLA-001", "EPB-PLA-037"];
  return issues.filter(({ code }) => codes.includes(code)).map(({ at, message }) => [at, message]);
}

const rates = (fieldId: number, years: readonly number[], value: string) =>
  years.map((year) => ({ fieldId, year, value }));
const yearsTo = (last: number): readonly number[] => Array.from({ length: last - 1 }, (_, index) => index + 2);

describe("rates that are unusual in the same way are one finding, at the first of them", () => {
  test("a column of escalation rates", () => {
    expect(found({ escalationRates: rates(1, yearsTo(25), "0.3") })).toEqual([
      [
        "escalationRates[fieldId=1,year=2].value",
        "The rate 30% is unusual. The typical range is -20% to 20%. The same is true of 23 other rates: electric energy, years 3 to 25.",
      ],
    ]);
  });

  test("several columns, in the order in which they are entered", () => {
    const escalationRates = [
      ...rates(1, [4, 7, 6], "0.3"),
      ...rates(3, [9, 8], "0.4"),
      ...rates(1, [2, 3, 5, 8, 9], "0.03"),
      ...rates(3, [2, 3, 4, 5, 6, 7], "0.02"),
    ];
    expect(found({ escalationRates })).toEqual([
      [
        "escalationRates[fieldId=1,year=4].value",
        "The rate 30% is unusual. The typical range is -20% to 20%. The same is true of 4 other rates: electric energy, years 6 and 7; natural gas, years 8 and 9.",
      ],
    ]);
  });

  test("the delivery charge of every year", () => {
    const performancePeriod = [1, 2, 3, 4].map((year) => ({
      year,
      measurementVerification: "100",
      retainedSavings: "5000",
      deliveryChargePct: "0.7",
    }));
    expect(found({ performancePeriod })).toEqual([
      [
        "performancePeriod[year=1].deliveryChargePct",
        "The rate 70% is unusual. The typical range is 0% to 50%. The same is true of 3 other rates: years 2 to 4.",
      ],
    ]);
  });

  test("the coverage of all measures", () => {
    const ecms = MEASURES.map((measure) => ({ ...measure, ecmCoveragePct: "0" }));
    expect(found({ ecms })).toEqual([
      [
        "ecms[uuid=ecm-1].ecmCoveragePct",
        "The rate 0% is unusual. The typical range is 0.1% to 100%. The same is true of 11 other measures.",
      ],
    ]);
  });
});

test("two unusual rates are two findings, and so are rates that are too high and too low", () => {
  const escalationRates = [
    ...rates(1, [2, 3], "0.3"),
    ...rates(1, [4, 5], "-0.3"),
    ...rates(1, yearsTo(25).slice(4), "0.03"),
  ];
  expect(found({ escalationRates }).map(([at]) => at)).toEqual(
    [2, 3, 4, 5].map((year) => `escalationRates[fieldId=1,year=${year}].value`),
  );
});

test("an average is told where the years are usual one by one, and not where one year explains it", () => {
  expect(found({ escalationRates: rates(1, yearsTo(25), "0.19") })).toEqual([
    ["escalationRates[fieldId=1,year=2].value", expect.stringMatching(/19%/)],
  ]);
  const escalationRates = [...rates(1, [2], "0.9"), ...rates(1, yearsTo(12).slice(1), "0.03")];
  expect(found({ escalationRates })).toEqual([
    ["escalationRates[fieldId=1,year=2].value", expect.stringMatching(/^The rate 90% is unusual/)],
  ]);
});
