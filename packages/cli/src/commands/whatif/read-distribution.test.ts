import { describe, expect, test } from "vitest";
import { readDistribution } from "./read-distribution.js";

const finder = { pathOf: (name: string) => name, hint: () => "" };
const read = (text: string) => {
  const outcome = readDistribution(text, finder);
  return outcome.ok ? JSON.parse(JSON.stringify(outcome.value)) : undefined;
};

describe("a distribution", () => {
  test.each([
    ["a=uniform(3%,5%)", "set", { kind: "uniform", low: "0.03", high: "0.05" }],
    ["a=triangular(-5%,0%,+20%)", "multiply", { kind: "triangular", low: "0.95", mode: "1", high: "1.2" }],
    ["a=normal(4%,0.5%)", "set", { kind: "normal", mean: "0.04", standardDeviation: "0.005" }],
    ["a=Normal(+0%, 5%)", "multiply", { kind: "normal", mean: "1", standardDeviation: "0.05" }],
    [
      "a=normal(4%,0.5%,3%,5%)",
      "set",
      { kind: "normal", mean: "0.04", standardDeviation: "0.005", low: "0.03", high: "0.05" },
    ],
    ["a+=empirical(1,2,-3)", "add", { kind: "empirical", values: ["1", "2", "-3"] }],
    [
      "a=discrete(3%:1,4%:3)",
      "set",
      {
        kind: "discrete",
        values: [
          { value: "0.03", weight: "1" },
          { value: "0.04", weight: "3" },
        ],
      },
    ],
  ])("%s", (text, kind, distribution) => {
    expect(read(text)).toEqual({ path: "a", kind, distribution });
  });

  test.each([
    "a=uniform(3%)",
    "a=uniform(3%,4%,5%)",
    "a=triangular(1,2)",
    "a=normal(1)",
    "a=normal(1,2,3)",
    "a=poisson(3)",
    "a=uniform(3%,+5%)",
    "a=discrete(1:2:3)",
    "a=uniform 3 4",
    "uniform(1,2)",
  ])("%s is refused", (text) => {
    expect(read(text)).toBeUndefined();
  });
});
