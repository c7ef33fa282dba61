import type { ProjectGroup, Quartiles } from "@epb/contract";
import type { ReleasedGroup } from "./released-table.js";
import type { ReleasedTally } from "./released-tally.js";

/** What the groups are called that are too small to be told one by one. */
const TOGETHER = "Others, too few to be shown one by one";

/** A group for people. @param labelOf - What a key is called. */
export function presentGroup({ key, tally }: ReleasedGroup, labelOf: (key: string) => string): ProjectGroup {
  return key === undefined
    ? { label: TOGETHER, ...presentTally(tally) }
    : { key, label: labelOf(key), ...presentTally(tally) };
}

export function presentTally(tally: ReleasedTally): Omit<ProjectGroup, "key" | "label"> {
  const { quantities } = tally;
  const sums = SUMS.flatMap((name) => {
    const sum = quantities[name]?.sum;
    return sum === undefined ? [] : [[name, sum]];
  });
  const medians = Object.entries(MEDIANS).flatMap(([name, quantity]) => {
    const median = quantities[quantity]?.median;
    return median === undefined ? [] : [[name, median]];
  });
  return { projects: tally.projects, ...Object.fromEntries([...sums, ...medians]) };
}

const SUMS = [
  "implementationPrice",
  "guaranteedSavings",
  "estimatedSavings",
  "financedAmount",
  "greenhouseGasKgPerYear",
] as const;

const MEDIANS: Readonly<Record<string, string>> = {
  medianImplementationPrice: "implementationPrice",
  medianGuaranteedSavings: "guaranteedSavings",
  medianSimplePayback: "simplePayback",
};

/** Undefined where the quantity may not be told. */
export function presentQuartiles({ quantities }: ReleasedTally, name: string): Quartiles | undefined {
  const quantity = quantities[name];
  if (quantity === undefined) return undefined;
  const { projects, lower, median, upper, bins } = quantity;
  return { projects, lower, median, upper, ...(bins !== undefined && { bins }) };
}
