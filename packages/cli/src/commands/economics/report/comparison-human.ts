import { type ComparedProject, PROJECT_VIEW_LABELS, type ProjectComparison } from "@epb/engine/economics";
import { withheldSentence } from "@epb/workbook/diagnostics";
import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { formatDollars, UNKNOWN } from "../../../format/numbers.js";
import { printable } from "../../../format/printable.js";
import { wrap } from "../../../format/wrap.js";
import { failureText } from "../failure-text.js";
import { assumptionLines } from "./assumption-lines.js";
import type { ComparedFile, EconomicsComparison } from "./comparison.js";
import { MEASURE_ROWS, missingMeasureTexts } from "./measure-rows.js";

const NAMES: Readonly<Record<ComparedProject, string>> = { baseCase: "base case", alternative: "alternative" };

const ROWS: readonly (readonly [label: string, text: (view: ProjectComparison) => string])[] = [
  ["Life-cycle cost of the base case", (view) => lifeCycleCostText(view, "baseCase")],
  ["Life-cycle cost of the alternative", (view) => lifeCycleCostText(view, "alternative")],
  ...MEASURE_ROWS.map(
    ([label, text]) =>
      [label, (view: ProjectComparison) => (view.ok ? text(view.comparison.economics) : UNKNOWN)] as const,
  ),
];

/** Known for one project even if the other one has none. */
function lifeCycleCostText(view: ProjectComparison, of: ComparedProject): string {
  const cost = view.ok ? view.comparison[of] : view.lifeCycleCost?.[of];
  return cost === undefined ? UNKNOWN : formatDollars(cost.total);
}

const COMPARISON_NOTE =
  "Life-cycle costs are present values of investment and payments, less savings. If the cost is below $0, the project saves more than it costs. The other figures compare the alternative with the base case.";

const NO_INVESTMENT = "the investment of the alternative is not higher than the investment of the base case";

/** Two projects compared: the life-cycle cost of each, and the economics of their difference. */
export function comparisonLines(answer: EconomicsComparison, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const { baseCase, alternative, assumptions, compared } = answer;
  const views = [
    [PROJECT_VIEW_LABELS["financed-contract"], compared.financedContract],
    [PROJECT_VIEW_LABELS["direct-purchase"], compared.directPurchase],
  ] as const;
  const known = views.flatMap(([, view]) => (view.ok ? [view.comparison] : []));
  const notes = [
    COMPARISON_NOTE,
    ...views.flatMap(([label, view]) =>
      view.ok ? missingMeasureTexts(label, view.comparison.economics, NO_INVESTMENT) : [],
    ),
  ];
  const reasons = views.flatMap(([label, view]) => (view.ok ? [] : [`${label}: ${reasonText(view, answer)}`]));
  return [
    ...titleLines(baseCase, NAMES.baseCase, layout),
    ...titleLines(alternative, NAMES.alternative, layout),
    "",
    ...assumptionLines(
      { assumptions, used: known[0]?.economics, baseDate: baseDateText(baseCase, alternative) },
      layout,
    ),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Alternative against base case", align: "left" },
          ...views.map(([header]) => ({ header, align: "right" as const })),
        ],
        rows: ROWS.map(([label, text]) => [label, ...views.map(([, view]) => text(view))]),
      },
      columns,
      paint,
    ),
    ...notes.flatMap((note) => wrap(note, columns).map((line) => paint("quiet", line))),
    ...[...reasons, ...(reasons.length === 0 ? [] : withheldTexts(answer))].flatMap((reason) => [
      "",
      ...wrap(printable(reason), columns),
    ]),
  ];
}

const titleLines = ({ project, input }: ComparedFile, name: string, { columns, paint }: Layout): readonly string[] => [
  ...wrap(printable(project.record.name) || "Project without a name", columns).map((line) => paint("title", line)),
  ...wrap(printable(`${input.file} (${name})`), columns).map((line) => paint("quiet", line)),
];

function baseDateText(baseCase: ComparedFile, alternative: ComparedFile): string {
  const [one, other] = [baseCase.baseDate, alternative.baseDate];
  if (one === other)
    return one === undefined
      ? "unknown; years count from the start of the performance period"
      : `${one} in both projects`;
  const dated = ({ baseDate, input }: ComparedFile): string => `${baseDate ?? "none"} in ${input.file}`;
  return `${dated(baseCase)}, ${dated(alternative)}; the years of each project count from the base date of the project`;
}

function reasonText({ reason, of }: Extract<ProjectComparison, { ok: false }>, answer: EconomicsComparison): string {
  const { project, input } = answer[of ?? "baseCase"];
  const text = failureText(reason, project);
  return of === undefined ? text : `${input.file}: ${text}`;
}

/** The inputs that cannot be used, for each file. */
const withheldTexts = ({ baseCase, alternative }: EconomicsComparison): readonly string[] =>
  [baseCase, alternative].flatMap(({ input, unknownInputs = [] }) => {
    const sentence = withheldSentence(unknownInputs);
    return sentence === undefined ? [] : [`${input.file}: ${sentence}`];
  });
