import { typedAmount } from "@epb/engine";
import type { InputFinder } from "@epb/engine/lookup";
import type { Distribution, UncertainInput, VariedInput } from "@epb/engine/whatif";
import { type Parsed, parsed, refused } from "../../figures/complaint.js";
import { unclearRate } from "../../figures/unclear-rate.js";
import { amountsFor, NUMBER_OPERATORS } from "./read-range.js";
import { splitOption } from "./split-option.js";

const CALL = /^([a-z]+)\s*\(([^()]*)\)$/i;

const SHAPES =
  "uniform(LOW,HIGH), triangular(LOW,MODE,HIGH), normal(MEAN,DEVIATION), normal(MEAN,DEVIATION,LOW,HIGH), discrete(VALUE:WEIGHT,…) or empirical(VALUE,…)";

/** Reads `PATH=triangular(-5%,0%,+20%)`. */
export function readDistribution(option: string, finder: InputFinder): Parsed<UncertainInput> {
  const about = `--sample ${option}`;
  const split = splitOption(option, NUMBER_OPERATORS);
  const [, shape = "", list = ""] = CALL.exec(split?.rest ?? "") ?? [];
  const found = split && distributionOf(shape.toLowerCase(), split.operator, list.split(","));
  if (split === undefined || found === undefined) {
    return refused({
      about,
      message: "The value of --sample does not have the form PATH=SHAPE.",
      expected: `PATH=SHAPE, where the shape is ${SHAPES}`,
      advice: "Write financing.indexRate=normal(4%,0.5%). To raise or lower the current value by 5%, write +5% or -5%.",
    });
  }
  const path = finder.pathOf(split.name);
  // A weight follows a colon, and is not a rate.
  const values = list.split(",").map((text) => text.split(":")[0] ?? "");
  const unclear = split.operator === "*=" ? undefined : unclearRate(about, path, values);
  return unclear === undefined ? parsed({ path, ...found }) : refused(unclear);
}

type Found = Pick<UncertainInput, "distribution"> & Pick<VariedInput, "kind">;

function distributionOf(shape: string, operator: string, texts: readonly string[]): Found | undefined {
  if (shape === "discrete") return discrete(operator, texts);
  // The deviation of a normal distribution is a distance: 5% of the current value, not a factor.
  const places = shape === "normal" ? texts.filter((_, index) => index !== 1) : texts;
  const amounts = amountsFor(operator, places);
  if (amounts === undefined) return undefined;
  const { kind, values } = amounts;
  const distribution = shape === "normal" ? normal(values, texts[1] ?? "") : ofValues(shape, values);
  return distribution && { kind, distribution };
}

function ofValues(shape: string, values: TextValues): Distribution | undefined {
  const [first, second, third] = values;
  if (first === undefined) return undefined;
  switch (shape) {
    case "uniform":
      return second && values.length === 2 ? { kind: "uniform", low: first, high: second } : undefined;
    case "triangular":
      return second && third && values.length === 3
        ? { kind: "triangular", low: first, mode: second, high: third }
        : undefined;
    case "empirical":
      return { kind: "empirical", values };
    default:
      return undefined;
  }
}

type TextValues = NonNullable<ReturnType<typeof amountsFor>>["values"];

function normal([mean, low, high]: TextValues, deviationText: string): Distribution | undefined {
  const standardDeviation = typedAmount(deviationText)?.value;
  if (mean === undefined || standardDeviation === undefined) return undefined;
  if ((low === undefined) !== (high === undefined)) return undefined;
  return {
    kind: "normal",
    mean,
    standardDeviation,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
  };
}

function discrete(operator: string, texts: readonly string[]): Found | undefined {
  const pairs = texts.map((text) => text.split(":"));
  const amounts = amountsFor(
    operator,
    pairs.map(([value = ""]) => value),
  );
  const weights = pairs.map(([, weight = "1"]) => typedAmount(weight)?.value);
  if (amounts === undefined || pairs.some((pair) => pair.length > 2)) return undefined;
  const values = amounts.values.flatMap((value, index) => {
    const weight = weights[index];
    return weight === undefined ? [] : [{ value, weight }];
  });
  return values.length < pairs.length ? undefined : { kind: amounts.kind, distribution: { kind: "discrete", values } };
}
