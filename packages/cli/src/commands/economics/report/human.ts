import { type Economics, PROJECT_VIEW_LABELS, type ProjectEconomicsView } from "@epb/engine/economics";
import { withheldSentence } from "@epb/workbook/diagnostics";
import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { formatDollars, formatNumber, UNKNOWN } from "../../../format/numbers.js";
import { printable } from "../../../format/printable.js";
import { wrap } from "../../../format/wrap.js";
import { failureText } from "../failure-text.js";
import type { EconomicsAnswer, RatesCopy } from "./answer.js";
import { assumptionLines } from "./assumption-lines.js";
import { escalationLines } from "./escalation-lines.js";
import { MEASURE_ROWS, missingMeasureTexts } from "./measure-rows.js";

const DECIMALS = 4;

/** The escalation rates in a copy of the project, beside those of the project. */
function writtenRatesLines({ file, rates, leftOut }: RatesCopy, { columns, paint }: Layout): readonly string[] {
  return [
    ...wrap(`Wrote ${printable(file)} with these escalation rates:`, columns),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Savings", align: "left" },
          { header: "Years", align: "right" },
          { header: "Before", align: "right" },
          { header: "Now", align: "right" },
        ],
        rows: rates.map(({ category, firstYear, lastYear, value, before }) => [
          category,
          `${firstYear} to ${lastYear}`,
          beforeText(before.map((rate) => rateText(rate))),
          rateText(value),
        ]),
      },
      columns,
      paint,
    ),
    ...(leftOut.length === 0
      ? []
      : wrap(`Rates not written, because the project has no savings of these fuels: ${leftOut.join(", ")}.`, columns)),
  ];
}

const rateText = (rate: RatesCopy["rates"][number]["value"]): string => `${formatNumber(rate.times(100), DECIMALS)}%`;

function beforeText(texts: readonly string[]): string {
  const [first = "none", ...others] = [...new Set(texts)];
  return others.length === 0 ? first : "several rates";
}

const LIFE_CYCLE_NOTE =
  "Life-cycle costs are present values of two kinds of costs: costs that the project avoids, and costs of the project.";

type Known = Extract<ProjectEconomicsView, { readonly ok: true }>;
type Text = (economics: Economics, view: Known) => string;

const ROWS: readonly (readonly [label: string, text: Text])[] = [
  ["Life-cycle cost without the project", (_, { lifeCycleCost }) => formatDollars(lifeCycleCost.withoutProject)],
  ["Life-cycle cost with the project", (_, { lifeCycleCost }) => formatDollars(lifeCycleCost.withProject)],
  ...MEASURE_ROWS,
];

/** Value of a project for its customer, as contracted and as if purchased, with the assumptions. */
export function economicsLines(answer: EconomicsAnswer, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const { input, project, assumptions, baseDate, economics, escalation, unknownInputs = [], written } = answer;
  const views = [
    [PROJECT_VIEW_LABELS["financed-contract"], economics.financedContract],
    [PROJECT_VIEW_LABELS["direct-purchase"], economics.directPurchase],
  ] as const;
  const known = views.flatMap(([, view]) => (view.ok ? [view] : []));
  const notes = [
    LIFE_CYCLE_NOTE,
    ...views.flatMap(([label, view]) => (view.ok ? missingMeasureTexts(label, view.economics) : [])),
  ];
  const reasons = views.flatMap(([label, view]) => (view.ok ? [] : [`${label}: ${failureText(view.reason, project)}`]));
  const withheld = reasons.length === 0 ? undefined : withheldSentence(unknownInputs);
  return [
    ...wrap(printable(project.record.name) || "Project without a name", columns).map((line) => paint("title", line)),
    paint("quiet", printable(input.file)),
    "",
    ...assumptionLines(
      {
        assumptions,
        used: known[0]?.economics,
        ...(baseDate !== undefined && { baseDate: `${baseDate}, the start of the performance period` }),
      },
      layout,
    ),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Customer value", align: "left" },
          ...views.map(([header]) => ({ header, align: "right" as const })),
        ],
        rows: ROWS.map(([label, text]) => [
          label,
          ...views.map(([, view]) => (view.ok ? text(view.economics, view) : UNKNOWN)),
        ]),
      },
      columns,
      paint,
    ),
    ...notes.flatMap((note) => wrap(note, columns).map((line) => paint("quiet", line))),
    ...[...reasons, ...(withheld === undefined ? [] : [withheld])].flatMap((reason) => [
      "",
      ...wrap(printable(reason), columns),
    ]),
    ...(escalation === undefined ? [] : ["", ...escalationLines(escalation, layout)]),
    ...(written === undefined ? [] : ["", ...writtenRatesLines(written, layout)]),
  ];
}
