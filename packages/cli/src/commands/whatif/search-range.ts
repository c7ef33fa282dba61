import { Decimal, type Project, valueAtPath } from "@epb/engine";
import type { VariedInput } from "@epb/engine/whatif";
import { type Parsed, parsed, refused } from "../../figures/complaint.js";
import { unclearRate } from "../../figures/unclear-rate.js";
import { amountsFor } from "./read-range.js";

/** Range and resolution of a search. */
export interface SearchRange {
  readonly kind: VariedInput["kind"];
  readonly from: Decimal;
  readonly to: Decimal;
  readonly step: Decimal;
}

/** Number of steps in a range: fine enough for all practical questions, with few calculations. */
const STEPS = "1e6";

/** Reads `LOW..HIGH` or `LOW,HIGH` of `--between`. The default range is from 0 to twice the current value. */
export function searchRange(
  project: Project,
  path: string,
  between: string | undefined,
  hint: (path: string) => string,
): Parsed<SearchRange> {
  const present = valueAtPath(project.data, path);
  const isWhole = typeof present === "number";
  if (between !== undefined) {
    const unclear = unclearRate(`--between ${between}`, path, between.split(between.includes("..") ? ".." : ","));
    return unclear === undefined ? readBetween(between, isWhole) : refused(unclear);
  }
  // Several inputs have no value in common: all of them together, from half to twice what they are.
  if (path.includes("*")) return parsed(range("multiply", new Decimal("0.5"), new Decimal(2), false));
  if (Decimal.isDecimal(present) || isWhole) {
    const value = new Decimal(present);
    if (value.gt(0)) return parsed(range("set", isWhole ? new Decimal(1) : new Decimal(0), value.times(2), isWhole));
  }
  return refused({
    about: `--by ${path}`,
    message:
      present === undefined
        ? "The project has no number at this path."
        : "The current value is not above 0, so epb cannot choose a search range.",
    advice: (present === undefined && hint(path)) || "Give a search range, such as --between 0%..8%.",
  });
}

function readBetween(between: string, isWhole: boolean): Parsed<SearchRange> {
  const amounts = amountsFor("=", between.split(between.includes("..") ? ".." : ","));
  const [from, to] = amounts?.values ?? [];
  if (amounts === undefined || from === undefined || to === undefined || amounts.values.length > 2 || !to.gt(from)) {
    return refused({
      about: `--between ${between}`,
      message: "The search range does not have the form LOW..HIGH.",
      expected: "LOW..HIGH, with the lower value first",
      advice: "Write 2%..8%, or -20%..+20% to change the current value by -20% to +20%.",
    });
  }
  return parsed(range(amounts.kind, from, to, isWhole && amounts.kind === "set"));
}

function range(kind: SearchRange["kind"], from: Decimal, to: Decimal, isWhole: boolean): SearchRange {
  const step = isWhole ? new Decimal(1) : powerOfTenBelow(to.minus(from)).div(STEPS);
  return { kind, from, to, step };
}

const powerOfTenBelow = (number: Decimal): Decimal => new Decimal(10).pow(number.e);
