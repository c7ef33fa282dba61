import { EXPLAIN_FIGURE, GET_ISSUES, GET_OVERVIEW, GET_SCHEDULES, LIST_FIGURES } from "../calls/figure-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, INTEREST, ISSUE, TABLE } from "./example-values.js";

/** Schedules, issues, figures with their explanations, and exports. */
export const FIGURE_DOCUMENTATION: Documentation = {
  examples: [
    example(GET_OVERVIEW, {
      reply: {
        record: { version: "3.0.0", projectType: 1, calculationType: 1, createdDate: INSTANT, modifiedDate: INSTANT },
        agencyName: "Example District",
        place: "Golden, CO, 80401",
        marketSegmentId: 4,
        figures: [{ path: INTEREST, label: "Total interest", unit: "$", value: "1268950" }],
        savings: TABLE,
      },
    }),
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
      "Version of the engine that calculated the approved figures. Absent if this server has the same version.",
    approved:
      "Approved figures that an earlier engine version calculated and that this server would calculate differently. The approved figures apply. Absent if no figure differs.",
    savings: "Schedule 1, or Schedule 1u of a utility energy service contract. Absent if it is empty.",
    "GetOverviewReply.place": "City, state, and ZIP code.",
    "GetOverviewReply.figures": "Figures of the summary. A withheld figure has no value.",
    "GetOverviewReply.verified":
      "Verified savings of each submitted or approved year of measurement and verification. Absent without any.",
    "GetOverviewReply.verified.savings": "Verified savings of the year, $.",
    "GetOverviewReply.withheld":
      "Withheld figures and the unusable inputs that they depend on. Absent if no figure is withheld.",
    months: "True to include the loan by month.",
    path: "Path of the figure or the input: `costSavings.years[year=3].payment`, `financing.indexRate`.",
    figure:
      "Path of a figure: `costSavings.years[year=3].payment`, `projectSummary.financialSummary.totalInterest`. `GET /api/project/{id}/figures` lists all paths.",
    depth:
      "Number of levels to explain: 1 is the figure alone, with the values in its formula. Default: all levels, down to the inputs.",
    spec: "Section of the specification that defines the figure.",
    formula: "Formula as a tree of parts with their values.",
    decidedBy: "Conditions that selected this formula.",
    parts: "Parts of the formula or of the change.",
    "ExplainFigureReply.text": "Explanation as text, one line per figure or input.",
    "ExplainFigureReply.figures": "Requested figure, then each figure that it depends on, once.",
    "ExplainFigureReply.inputs": "Inputs that the figures depend on.",
    "formula.kind": "Kind of the part: figure, input, sum, product, and others.",
    "decidedBy.kind": "Kind of the part: figure, input, sum, product, and others.",
    "formula.value": "Result of the part.",
    "figures.value": "Value; decimals and dates are strings.",
    "inputs.value": "Value; decimals and dates are strings.",
    "inputs.kind": "added, removed, or changed.",
    "approved.engineVersion": "Version of the engine that calculated the approved figures.",
    "approved.figures": "Figures with their approved values.",
    changes: "Changes of inputs.",
    before: "Value before the change; absent if there was no value.",
    after: "Value after the change; absent if there is no value.",
    "exportProject.to":
      "xlsx: a workbook of results to read and print. xlsx-formulas: a workbook with live formulas that can be uploaded again. csv: the schedules. json: the project, as in `GET /api/project/{id}`. Results and csv keep approved figures of an earlier engine, and the file name includes the version of that engine.",
    schedule: "ID of one schedule to export, for csv.",
  },
};
