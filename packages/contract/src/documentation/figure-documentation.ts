import { EXPLAIN_FIGURE, GET_ISSUES, GET_SCHEDULES, LIST_FIGURES } from "../calls/figure-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INTEREST, ISSUE, TABLE } from "./example-values.js";

/** Schedules, issues, figures with their explanations, and exports. */
export const FIGURE_DOCUMENTATION: Documentation = {
  examples: [
    example(GET_SCHEDULES, { reply: [TABLE], replyName: "Tables" }),
    example(GET_ISSUES, { reply: { revision: 3, items: [ISSUE] } }),
    example(LIST_FIGURES, {
      reply: { items: [{ path: INTEREST, label: "Total interest", unit: "$", value: "1268950" }] },
    }),
    example(EXPLAIN_FIGURE, {
      reply: {
        figures: [
          {
            path: "costSavings.years[year=3].payment",
            label: "Payment, year 3",
            unit: "$",
            value: "592926",
            spec: "C §9 Performance period and cost savings",
            formula: {
              kind: "sum",
              value: "592926",
              parts: [
                { kind: "figure", path: "costSavings.years[year=3].expenses", value: "0" },
                { kind: "figure", path: "costSavings.years[year=3].debtService", value: "592926" },
              ],
            },
            decidedBy: [],
          },
        ],
        inputs: [],
        text: "Payment, year 3 = 592,926 $\n  = Expenses, year 3 + Debt service, year 3\n",
      },
    }),
  ],
  words: {
    approvedWith:
      "Version of the engine that the figures were approved with, where that is an earlier one than this server has.",
    approved:
      "Figures that were approved with an earlier version of the engine, where this one makes others: the approved ones hold. Absent where there are none.",
    months: "Whether the loan is told by month as well.",
    path: "Where the figure or the input stands: `costSavings.years[year=3].payment`, `financing.indexRate`.",
    figure:
      "Path of a figure: `costSavings.years[year=3].payment`, `projectSummary.financialSummary.totalInterest`. `GET /api/project/{id}/figures` has them all.",
    depth:
      "How many steps down: 1 is the figure alone, with the values that its formula names. Without it, all the way to the inputs.",
    spec: "Where its rule is stated.",
    formula: "How it is worked out: a tree of parts with their values.",
    decidedBy: "Conditions that chose this formula.",
    parts: "What it is made of.",
    "ExplainFigureReply.text": "The same in words, a line each.",
    "ExplainFigureReply.figures": "The figure that was asked for, then every figure it rests on, each once.",
    "ExplainFigureReply.inputs": "The inputs they rest on.",
    "formula.kind": "What the part is: figure, input, sum, product, and others.",
    "decidedBy.kind": "What the part is: figure, input, sum, product, and others.",
    "formula.value": "What it comes to.",
    "figures.value": "Its value; decimals and dates are texts.",
    "inputs.value": "Its value; decimals and dates are texts.",
    "inputs.kind": "added, removed or changed.",
    "approved.engineVersion": "Version of the engine that they were approved with.",
    "approved.figures": "With their approved values.",
    changes: "Changes of inputs.",
    before: "Value before; absent where there was none.",
    after: "Value afterwards; absent where there is none.",
    "exportProject.to":
      "xlsx: a workbook of results to read and print. xlsx-formulas: a workbook that goes on calculating, and that can be uploaded again. csv: the schedules. Approved figures of an earlier engine stay in the results and in csv, and the name of the file has its version. json: the project, as `GET /api/project/{id}` has it.",
    schedule: "For csv: id of the one schedule to write.",
  },
};
