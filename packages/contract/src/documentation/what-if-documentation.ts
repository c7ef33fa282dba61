import { LIST_SCENARIOS, SAVE_SCENARIO, WHAT_IF } from "../calls/what-if-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INTEREST, OTHER_ID, USER_ID } from "./example-values.js";

const SCENARIO = {
  id: OTHER_ID,
  name: "Higher index rate",
  note: "The rate of the bank's letter of May.",
  changes: [{ path: "financing.indexRate", kind: "set", value: "0.0475" }],
  at: "2026-06-01T17:00:00Z",
  by: { id: USER_ID, name: "Ada Lovelace" },
} as const;

/** Figures with other inputs. */
export const WHAT_IF_DOCUMENTATION: Documentation = {
  examples: [
    example(WHAT_IF, {
      body: {
        changes: [{ path: "financing.indexRate", kind: "add", value: "0.01" }],
        figures: [INTEREST],
        ranges: [{ path: "financing.indexRate", kind: "add", low: "-0.01", high: "0.01" }],
      },
      reply: {
        changes: [{ path: "financing.indexRate", before: "0.0425", after: "0.0525" }],
        figures: [{ path: INTEREST, label: "Total interest", unit: "$", before: "1268950", after: "1650310" }],
        issues: [],
        tornados: [
          {
            path: INTEREST,
            label: "Total interest",
            unit: "$",
            base: "1650310",
            bars: [
              {
                path: "financing.indexRate",
                kind: "add",
                low: "-0.01",
                high: "0.01",
                atLow: { value: "1268950", errors: [] },
                atHigh: { value: "2051870", errors: [] },
                swing: "782920",
              },
            ],
          },
        ],
      },
    }),
    example(LIST_SCENARIOS, { reply: [SCENARIO] }),
    example(SAVE_SCENARIO, {
      body: { name: SCENARIO.name, note: SCENARIO.note, changes: SCENARIO.changes },
      reply: [SCENARIO],
      bodyName: "NewScenario",
    }),
  ],
  words: {
    scenarioId: "ID of the scenario.",
    "changes.kind": "set replaces the value, add and multiply change the current value, remove clears it.",
    "changes.value": "New value for set; otherwise the amount or the factor. Decimals are strings.",
    "WhatIfBody.figures": "Paths of the figures to report. Default: the figures of the financial summary.",
    ranges: "Inputs to vary one at a time between two ends, for a tornado chart.",
    "ranges.kind": "Meaning of the ends: values (set), amounts to add (add), or factors (multiply).",
    low: "Lower end.",
    high: "Upper end.",
    breakEven: "Result of the break-even search.",
    "WhatIfBody.breakEven": "Search for the input value at which a figure reaches a goal.",
    "breakEven.kind": "Meaning of the values to try: values (set), amounts to add (add), or factors (multiply).",
    "breakEven.from": "Lowest value to try.",
    "breakEven.to": "Highest value to try.",
    step: "Precision of the result: 0.0001 for a rate.",
    goal: "Goal for the figure.",
    "goal.kind": "Comparison with the value: atMost, atLeast, or equals.",
    "goal.value": "Value of the goal, a decimal string.",
    "WhatIfReply.changes": "Inputs that were changed.",
    "WhatIfReply.figures": "Figures before and after the changes.",
    "WhatIfReply.issues": "Issues of the calculation with the changes.",
    tornados: "For each figure, the effects of the varied inputs.",
    base: "Value of the figure with the changes, before any input is varied.",
    bars: "One bar for each varied input, largest effect first.",
    "bars.kind": "Meaning of the ends: values (set), amounts to add (add), or factors (multiply).",
    atLow: "Figure at the lower end.",
    atHigh: "Figure at the upper end.",
    "atLow.value": "Value of the figure; absent if it cannot be calculated.",
    "atHigh.value": "Value of the figure; absent if it cannot be calculated.",
    "atLow.errors": "Reasons why the figure cannot be calculated.",
    "atHigh.errors": "Reasons why the figure cannot be calculated.",
    swing: "Difference of the figure between the two ends.",
    scan: "Values that were tried, each with the figure.",
    "WhatIfReply.breakEven.kind":
      "found; jumps: the figure jumps over the goal; several: the figure crosses the goal more than once; notInRange: no value in the range reaches the goal.",
  },
};
