import { OUTPUT_KIND } from "../../output-kinds.js";
import { COUNT, described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import {
  DECIMAL,
  ENGINE,
  FIGURE_LABEL,
  FIGURE_PATH,
  INPUT_PATH,
  inputFile,
  NUMBER_OF,
  UNIT,
  UNKNOWN_INPUT,
  VALUE,
  YES_OR_NO,
} from "./shared-parts.js";

/** The answers of what-if questions. */
export function whatIfSchema(): JsonSchema {
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.whatif, "1"),
      engine: ENGINE,
      source: inputFile("File of the project."),
      "withheldBefore?": described(
        listOf(UNKNOWN_INPUT),
        "Inputs that cannot be used before the changes. Absent if all inputs can be used.",
      ),
      "withheldAfter?": described(
        listOf(UNKNOWN_INPUT),
        "Inputs that cannot be used after the changes. Absent if all inputs can be used.",
      ),
      "changes?": described(listOf(CHANGE), "Changed inputs. Only with --set."),
      "figures?": described(listOf(FIGURE), "Figures before and after the changes. Only with --set."),
      "sensitivity?": described(listOf(TORNADO), "Effect of each input on each figure. Only with --vary."),
      "steps?": described(listOf(STEPS), "Figures at each step of a range. Only with --vary and steps."),
      "breakEven?": BREAK_EVEN,
      "simulation?": SIMULATION,
    },
    "Output of epb whatif --format json. Only the fields of the requested options are present.",
  );
  return document("Answers of epb whatif", schema);
}

const BEFORE = described(VALUE, "Value before the changes; absent if there is no value.");
const AFTER = described(VALUE, "Value after the changes; absent if there is no value.");
const WAY = oneOf(["set", "add", "multiply"], "Effect of a number: it replaces the value, is added, or is multiplied.");

const CHANGE: JsonSchema = objectOf({ path: INPUT_PATH, "before?": BEFORE, "after?": AFTER }, "Changed input.");

const FIGURE: JsonSchema = objectOf(
  {
    path: FIGURE_PATH,
    label: FIGURE_LABEL,
    "unit?": UNIT,
    "before?": BEFORE,
    "after?": AFTER,
    "change?": described(DECIMAL, "Value after minus value before, if both are numbers."),
  },
  "Figure before and after the changes.",
);

const AT_END: Readonly<Record<string, JsonSchema>> = {
  "value?": described(DECIMAL, "Value of the figure; absent if it is not calculated."),
  errors: described(listOf(TEXT), "Codes of the findings that are errors."),
};

const TORNADO: JsonSchema = objectOf(
  {
    path: FIGURE_PATH,
    label: FIGURE_LABEL,
    "unit?": UNIT,
    "base?": described(DECIMAL, "Value with unchanged inputs; absent if it is not calculated."),
    inputs: described(
      listOf(
        objectOf(
          {
            path: INPUT_PATH,
            kind: WAY,
            low: described(DECIMAL, "Lower end of the range."),
            high: described(DECIMAL, "Upper end of the range."),
            atLow: objectOf(AT_END, "Figure at the lower end."),
            atHigh: objectOf(AT_END, "Figure at the upper end."),
            "swing?": described(DECIMAL, "Distance between the figures at both ends; absent if one of them is absent."),
          },
          "Input with its range and its effect.",
        ),
      ),
      "Inputs, the largest effect first.",
    ),
  },
  "Effect of each input on one figure.",
);

const STEPS: JsonSchema = objectOf(
  {
    path: INPUT_PATH,
    kind: WAY,
    rows: described(
      listOf(
        objectOf({
          at: described(DECIMAL, "Number at this step."),
          figures: described(
            listOf(
              objectOf({ path: FIGURE_PATH, "value?": described(VALUE, "Value; absent if it is not calculated.") }),
            ),
            "Figures at this step.",
          ),
        }),
      ),
      "Steps from one end of the range to the other.",
    ),
  },
  "Figures at the steps of one range.",
);

const SAMPLE: Readonly<Record<string, JsonSchema>> = {
  at: described(DECIMAL, "Number for the input."),
  "figure?": described(DECIMAL, "Value of the figure; absent if it is not calculated."),
};

const CROSSING: JsonSchema = objectOf(
  {
    before: objectOf(SAMPLE, "Last step before the place."),
    after: objectOf(SAMPLE, "First step after the place."),
    "answer?": objectOf(SAMPLE, "Number at which the figure meets the target; absent if the figure jumps over it."),
  },
  "Place at which the figure begins or stops to meet the target.",
);

const GOAL: JsonSchema = objectOf(
  {
    kind: oneOf(["atMost", "atLeast", "equals"], "Relation of the figure to the value."),
    value: described(DECIMAL, "Value of the target."),
  },
  "Target of the figure.",
);

const BREAK_EVEN: JsonSchema = objectOf(
  {
    input: objectOf({ path: INPUT_PATH, kind: WAY }, "Input that is varied."),
    from: described(DECIMAL, "Lower end of the search range."),
    to: described(DECIMAL, "Upper end of the search range."),
    step: described(DECIMAL, "Smallest step of the search."),
    figure: FIGURE_PATH,
    goal: GOAL,
    kind: oneOf(
      ["found", "jumps", "several", "notInRange"],
      "Result: one place, a jump over the target, several places, or no place in the range.",
    ),
    "crossing?": CROSSING,
    "crossings?": described(listOf(CROSSING), "Several places."),
    "isMetEverywhere?": YES_OR_NO("True if the figure meets the target in the whole range. Only if there is no place."),
    "scan?": described(listOf(objectOf(SAMPLE)), "Figures in the range. Only if there is no place."),
  },
  "Value of the input at which the figure meets the target. Only with --solve.",
);

const STATISTICS: JsonSchema = objectOf(
  {
    count: NUMBER_OF("values"),
    mean: described(DECIMAL, "Mean of the values."),
    "standardDeviation?": described(DECIMAL, "Standard deviation of the sample; absent for a single value."),
    "standardError?": described(DECIMAL, "Standard deviation of the mean; absent for a single value."),
    minimum: described(DECIMAL, "Lowest value."),
    maximum: described(DECIMAL, "Highest value."),
    percentiles: described(
      listOf(
        objectOf({
          name: described(TEXT, "Name of the percentile, such as P95."),
          fraction: described(DECIMAL, "Percentile as a fraction, such as 0.95."),
          value: described(DECIMAL, "Value of the percentile."),
        }),
      ),
      "Percentiles.",
    ),
    histogram: described(
      listOf(
        objectOf({
          from: described(DECIMAL, "Lower end of the bin."),
          to: described(DECIMAL, "Upper end of the bin."),
          count: NUMBER_OF("values in the bin"),
        }),
      ),
      "Bins of equal width from the lowest to the highest value.",
    ),
  },
  "Statistics of the trials. Absent if no trial has a value.",
);

const SIMULATION: JsonSchema = objectOf(
  {
    seed: described(COUNT, "Seed of the random numbers."),
    trials: NUMBER_OF("trials"),
    calculatedTrials: NUMBER_OF("trials without errors"),
    trialsWithErrors: NUMBER_OF("trials with errors"),
    refusedTrials: NUMBER_OF("trials that were not calculated because the input cannot have the drawn value"),
    errors: described(
      listOf(
        objectOf({
          code: described(TEXT, "Code of the finding."),
          message: described(TEXT, "Message of the finding in the first of these trials."),
          trials: NUMBER_OF("trials with this finding"),
        }),
      ),
      "Findings that were errors in trials.",
    ),
    refusals: described(
      listOf(
        objectOf({
          problem: described({ type: "object" }, "Reason in the first of these trials."),
          trials: NUMBER_OF("trials with this reason"),
        }),
      ),
      "Reasons why trials were not calculated.",
    ),
    inputs: described(
      listOf(
        objectOf({
          path: INPUT_PATH,
          kind: WAY,
          "statistics?": STATISTICS,
          "oneDrawForAllItems?": YES_OR_NO("True if each trial draws one number for all items of the path."),
        }),
      ),
      "Random inputs with the drawn numbers.",
    ),
    figures: described(
      listOf(
        objectOf({
          path: FIGURE_PATH,
          "unit?": UNIT,
          "base?": described(DECIMAL, "Value with unchanged inputs; absent if it is not calculated."),
          "statistics?": STATISTICS,
          absentTrials: NUMBER_OF("trials without the figure"),
        }),
      ),
      "Figures with the statistics of the trials.",
    ),
    conditions: described(
      listOf(
        objectOf({
          name: described(TEXT, "Condition as on the command line."),
          held: NUMBER_OF("trials that met the condition"),
          missed: NUMBER_OF("trials that did not meet the condition"),
          undecided: NUMBER_OF("trials without the figure"),
          probability: described(DECIMAL, "Fraction of all trials that met the condition."),
        }),
      ),
      "Conditions of --chance.",
    ),
  },
  "Monte Carlo simulation. Only with --monte-carlo.",
);
