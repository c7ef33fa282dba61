import { expect, test } from "vitest";
import { inputPath } from "./input-path.js";

const PATHS: readonly (readonly [
  parts: readonly (string | Readonly<Record<string, string | number>>)[],
  path: string,
])[] = [
  [["financing", "awardDate"], "financing.awardDate"],
  [["performancePeriod", { year: 4 }, "retainedSavings"], "performancePeriod[year=4].retainedSavings"],
  [["ecms", { uuid: "ecm-1" }, "implementation", "deliveryCharge"], "ecms[uuid=ecm-1].implementation.deliveryCharge"],
  [["escalationRates", { fieldId: 1, year: 2 }], "escalationRates[fieldId=1,year=2]"],
  [[{ index: 0 }, "a"], "[index=0].a"],
  [[], ""],
];

test.each(PATHS)("%j is %s", (parts, path) => {
  expect(inputPath(...parts)).toBe(path);
});
