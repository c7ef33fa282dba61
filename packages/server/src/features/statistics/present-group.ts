import type { GroupAmount, ProjectGroup, Quartiles } from "@epb/contract";
import type { ReleasedGroup } from "./released-table.js";
import type { ReleasedTally } from "./released-tally.js";

/** Label of the groups that are too small to release individually. */
const TOGETHER = "Others (groups too small to show)";

/** Presents a group to users. @param labelOf - Label of a key. */
export function presentGroup({ key, tally }: ReleasedGroup, labelOf: (key: string) => string): ProjectGroup {
  return key === undefined
    ? { label: TOGETHER, ...presentTally(tally) }
    : { key, label: labelOf(key), ...presentTally(tally) };
}

export function presentTally({ projects, quantities }: ReleasedTally): Omit<ProjectGroup, "key" | "label"> {
  const told = AMOUNTS.flatMap(({ name, quantity, of }) => {
    const released = quantities[quantity];
    return released === undefined ? [] : [{ name, amount: released[of], covered: released.projects }];
  });
  const partial = told.filter(({ covered }) => covered < projects);
  return {
    projects,
    ...Object.fromEntries(told.map(({ name, amount }) => [name, amount])),
    ...(partial.length > 0 && { covered: Object.fromEntries(partial.map(({ name, covered }) => [name, covered])) }),
  };
}

interface Amount {
  readonly name: GroupAmount;
  readonly quantity: string;
  readonly of: "sum" | "median";
}

const sum = (name: GroupAmount): Amount => ({ name, quantity: name, of: "sum" });

const AMOUNTS: readonly Amount[] = [
  sum("implementationPrice"),
  sum("guaranteedSavings"),
  sum("estimatedSavings"),
  sum("financedAmount"),
  sum("greenhouseGasKgPerYear"),
  { name: "medianImplementationPrice", quantity: "implementationPrice", of: "median" },
  { name: "medianGuaranteedSavings", quantity: "guaranteedSavings", of: "median" },
  { name: "medianSimplePayback", quantity: "simplePayback", of: "median" },
];

/** Undefined if the quantity may not be released. */
export function presentQuartiles({ quantities }: ReleasedTally, name: string): Quartiles | undefined {
  const quantity = quantities[name];
  if (quantity === undefined) return undefined;
  const { projects, lower, median, upper, bins } = quantity;
  return { projects, lower, median, upper, ...(bins !== undefined && { bins }) };
}
