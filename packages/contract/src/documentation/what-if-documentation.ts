import { WHAT_IF } from "../calls/what-if-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INTEREST } from "./example-values.js";

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
  ],
  words: {
    "changes.kind": "set puts the value there, add and multiply change the one that is there, remove takes it away.",
    "changes.value": "For set the new value, else the amount or factor. Decimals are texts.",
    "WhatIfBody.figures": "Paths of figures to tell of; those of the financial summary without them.",
    ranges: "For a tornado: inputs between two ends, one after the other.",
    "ranges.kind": "What the ends are: values (set), amounts that are added, or factors.",
    low: "Lower end.",
    high: "Upper end.",
    breakEven: "Where the figure meets its goal.",
    "WhatIfBody.breakEven": "A search for the input at which a figure meets a goal.",
    "breakEven.kind": "What the values are that are tried: values (set), amounts that are added, or factors.",
    "breakEven.from": "Lowest value that is tried.",
    "breakEven.to": "Highest value that is tried.",
    step: "How fine the answer is: 0.0001 for a rate.",
    goal: "What the figure has to reach.",
    "goal.kind": "At most, at least, or equal to the value.",
    "goal.value": "The value, a text of digits.",
    "WhatIfReply.changes": "The inputs that were changed.",
    "WhatIfReply.figures": "Figures before and after the changes.",
    "WhatIfReply.issues": "What the calculation met with the changes made.",
    tornados: "For each figure, the inputs by how much they move it.",
    base: "The figure with the changes and in the middle of no range.",
    bars: "One for each range, the widest first.",
    "bars.kind": "What the ends are: values (set), amounts that are added, or factors.",
    atLow: "The figure at the lower end.",
    atHigh: "The figure at the upper end.",
    "atLow.value": "Its value; absent where it cannot be calculated there.",
    "atHigh.value": "Its value; absent where it cannot be calculated there.",
    "atLow.errors": "Why it cannot be calculated there.",
    "atHigh.errors": "Why it cannot be calculated there.",
    swing: "How far the figure moves between the ends.",
    scan: "Values that were tried, with the figure at each.",
    "WhatIfReply.breakEven.kind": "found, jumps over the goal, several crossings, or not in the range.",
  },
};
