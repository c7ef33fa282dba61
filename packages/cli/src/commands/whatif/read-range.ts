import type { Decimal } from "@epb/engine";
import { typedAmount } from "@epb/engine";
import type { InputFinder } from "@epb/engine/lookup";
import type { SensitivityInput, VariedInput } from "@epb/engine/whatif";
import { type Parsed, parsed, refused } from "../../figures/complaint.js";
import { type TextAmounts, textAmounts } from "../../figures/text-amounts.js";
import { unclearRate } from "../../figures/unclear-rate.js";
import { splitOption } from "./split-option.js";

/** Operators for the effect of numbers on an input. */
export const NUMBER_OPERATORS: readonly string[] = ["+=", "*=", "="];

/** A varied input, with the number of steps if requested. */
export interface VariedRange extends SensitivityInput {
  /** The range as it was written, `3%..6%`. */
  readonly text: string;
  readonly steps?: number;
}

// eslint-disable-next-line regexp/no-super-linear-backtracking -- The text is an option of the person who runs the program.
const STEPS = /^(.*\.\..*):(\d+)$/;
const MOST_STEPS = 1000;

/** Reads `PATH=LOW..HIGH`, and `PATH=LOW..HIGH:STEPS`. */
export function readRange(option: string, finder: InputFinder): Parsed<VariedRange> {
  const about = `--vary ${option}`;
  const split = splitOption(option, NUMBER_OPERATORS);
  const [, ends = split?.rest ?? "", steps] = STEPS.exec(split?.rest ?? "") ?? [];
  const amounts = amountsFor(split?.operator ?? "", ends.split(".."));
  const [low, high] = amounts?.values ?? [];
  if (split === undefined || amounts === undefined || low === undefined || high === undefined) {
    return refused({
      about,
      message: "The value of --vary does not have the form PATH=LOW..HIGH.",
      expected: "PATH=LOW..HIGH, or PATH=LOW..HIGH:STEPS for a table",
      advice:
        "Write financing.indexRate=3%..6%, or financing.indexRate=-10%..+10% to change the current value by -10% to +10%.",
    });
  }
  const count = steps === undefined ? undefined : Number(steps);
  if (count !== undefined && (count < 1 || count > MOST_STEPS)) {
    return refused({
      about,
      message: `A range has 1 to ${MOST_STEPS} steps.`,
      found: steps ?? "",
      advice: "Choose fewer steps.",
    });
  }
  if (!high.gt(low)) {
    return refused({
      about,
      message: "The range is empty.",
      found: ends,
      advice: "Write the lower value of the range first.",
    });
  }
  const path = finder.pathOf(split.name);
  const unclear = split.operator === "*=" ? undefined : unclearRate(about, path, ends.split(".."));
  if (unclear !== undefined) return refused(unclear);
  return parsed({ path, kind: amounts.kind, low, high, text: ends, ...(count !== undefined && { steps: count }) });
}

/** Numbers after an operator, with their effect; undefined if the texts are not numbers, or their count is wrong. */
export function amountsFor(
  operator: string,
  texts: readonly string[],
): (Omit<TextAmounts, "kind"> & Pick<VariedInput, "kind">) | undefined {
  if (operator === "=") return textAmounts(texts);
  const amounts = texts.map(typedAmount);
  const values = amounts.flatMap((amount) => (amount === undefined ? [] : [amount.value]));
  if (values.length < amounts.length) return undefined;
  return { kind: operator === "+=" ? "add" : "multiply", values };
}

/** Values of a range with this number of steps, including both ends. */
export const stepValues = ({ low, high, steps = 1 }: VariedRange): readonly Decimal[] =>
  Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? high : low.plus(high.minus(low).times(step).div(steps)),
  );
