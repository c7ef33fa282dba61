import type { Decimal } from "@epb/engine";
import {
  DISCOUNTING_CONVENTION_LABELS,
  ECONOMICS_FAILURES,
  type Economics,
  NO_RATE_REASONS,
  type Payback,
  PROJECT_VIEW_LABELS,
  type ProjectEconomicsView,
  RateKind,
  SAVINGS_BASIS_LABELS,
} from "@epb/engine/economics";
import type { Escalation } from "../../economics/escalation.js";
import { fitTable } from "../../format/fit-table.js";
import { formatDollars, formatNumber, formatPercent, UNKNOWN } from "../../format/numbers.js";
import { printable } from "../../format/printable.js";
import { hang, wrap } from "../../format/wrap.js";
import type { Layout } from "../reporter.js";
import type { EconomicsAnswer } from "./answer.js";

const LABEL_WIDTH = 16;
const ESCALATION_DECIMALS = 4;
const LIFE_CYCLE_NOTE =
  "Life-cycle costs are present values of the costs that differ: what the project avoids, and what it costs.";

/** What a project is worth for its customer, as contracted and as if bought, with what that rests on. */
export function economicsLines(answer: EconomicsAnswer, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const { input, project, economics, escalation } = answer;
  const { financedContract, directPurchase } = economics;
  return [
    ...wrap(printable(project.record.name) || "Project without a name", columns).map((line) => paint("title", line)),
    paint("quiet", printable(input.file)),
    "",
    ...assumptionLines(answer, layout),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Worth for the customer", align: "left" },
          { header: PROJECT_VIEW_LABELS["financed-contract"], align: "right" },
          { header: PROJECT_VIEW_LABELS["direct-purchase"], align: "right" },
        ],
        rows: ROWS.map(([label, text]) => [label, cellOf(financedContract, text), cellOf(directPurchase, text)]),
      },
      columns,
      paint,
    ),
    ...wrap(LIFE_CYCLE_NOTE, columns).map((line) => paint("quiet", line)),
    ...noRateLines(PROJECT_VIEW_LABELS["financed-contract"], financedContract, layout),
    ...noRateLines(PROJECT_VIEW_LABELS["direct-purchase"], directPurchase, layout),
    ...reasonLines(PROJECT_VIEW_LABELS["financed-contract"], financedContract, columns),
    ...reasonLines(PROJECT_VIEW_LABELS["direct-purchase"], directPurchase, columns),
    ...(escalation === undefined ? [] : ["", ...escalationLines(escalation, layout)]),
  ];
}

function assumptionLines(
  { assumptions, baseDate, economics }: EconomicsAnswer,
  { columns, paint }: Layout,
): readonly string[] {
  const { discountRate, rateName, source, note, savings, discounting, studyPeriodYears, periodName } = assumptions;
  const { rate, kind, inflation } = discountRate;
  const row = (label: string, text: string): readonly string[] => hang(label.padEnd(LABEL_WIDTH), text, columns);
  const view = [economics.financedContract, economics.directPurchase].find((each) => each.ok);
  const years = studyPeriodYears ?? (view?.ok ? view.economics.studyPeriodYears : undefined);
  const used = view?.ok ? view.economics.discountRate : undefined;
  return [
    paint("title", "Assumptions"),
    ...row(
      "Discount rate",
      `${formatPercent(rate)} % a year, ${kind}${rateName === undefined ? "" : ` (${rateName})`}${
        used === undefined || used.eq(rate) ? "" : `; ${formatPercent(used)} % for dollars of their year`
      }`,
    ),
    ...(kind === RateKind.Real && inflation !== undefined
      ? row("Inflation", `${formatPercent(inflation)} % a year`)
      : []),
    ...(years === undefined
      ? []
      : row("Study period", `${years} years${periodName === undefined ? "" : `, ${periodName}`}`)),
    ...(baseDate === undefined ? [] : row("Base date", `${baseDate}, the start of the performance period`)),
    ...row("Savings", SAVINGS_BASIS_LABELS[savings].toLowerCase()),
    ...row("Discounting", DISCOUNTING_CONVENTION_LABELS[discounting].toLowerCase()),
    ...(source === undefined ? [] : row("Source", `${source.publisher}, ${source.edition}, ${source.table}`)),
    ...(note === "" ? [] : row("Note", note)),
  ];
}

type Known = Extract<ProjectEconomicsView, { readonly ok: true }>;
type Text = (economics: Economics, view: Known) => string;

const ROWS: readonly (readonly [label: string, text: Text])[] = [
  ["Life-cycle cost without the project", (_, { lifeCycleCost }) => formatDollars(lifeCycleCost.withoutProject)],
  ["Life-cycle cost with the project", (_, { lifeCycleCost }) => formatDollars(lifeCycleCost.withProject)],
  ["Present value of savings", ({ presentValueOfSavings }) => formatDollars(presentValueOfSavings)],
  ["Present value of investment", ({ presentValueOfInvestment }) => formatDollars(presentValueOfInvestment)],
  ["Net savings (net present value)", ({ netSavings }) => formatDollars(netSavings)],
  ["Savings-to-investment ratio", ({ savingsToInvestmentRatio: ratio }) => (ratio ? formatNumber(ratio, 2) : UNKNOWN)],
  ["Adjusted internal rate of return", ({ adjustedInternalRateOfReturn: rate }) => rateText(rate)],
  ["Internal rate of return", ({ internalRatesOfReturn: rates }) => ratesText(rates)],
  ["Undiscounted payback", ({ simplePayback }) => paybackText(simplePayback)],
  ["Discounted payback", ({ discountedPayback }) => paybackText(discountedPayback)],
];

const cellOf = (view: ProjectEconomicsView, text: Text): string => (view.ok ? text(view.economics, view) : UNKNOWN);

const rateText = (rate: Decimal | undefined): string =>
  rate === undefined ? UNKNOWN : `${formatNumber(rate.times(100), 2)} %`;

/** Four decimals, so that the exact rate and the one of NIST's calculator can be told apart. */
const escalationText = (rate: Decimal | undefined): string =>
  rate === undefined ? UNKNOWN : `${formatNumber(rate.times(100), ESCALATION_DECIMALS)} %`;

function ratesText(rates: Economics["internalRatesOfReturn"]): string {
  switch (rates.kind) {
    case "none":
      return UNKNOWN;
    case "one":
      return rateText(rates.rate);
    case "several":
      return rates.rates.map(rateText).join(" or ");
    default:
      return rates satisfies never;
  }
}

function paybackText(payback: Payback): string {
  if (payback.kind === "never") return "not within the study";
  if (payback.inYear === 0) return "nothing to pay back";
  return `${formatNumber(payback.years, 1)} years${payback.lasts ? "" : ", not for good"}`;
}

/** The reason beside a dash in the row of the internal rate of return. */
function noRateLines(label: string, view: ProjectEconomicsView, { columns, paint }: Layout): readonly string[] {
  if (!view.ok || view.economics.internalRatesOfReturn.kind !== "none") return [];
  const text = `${label}: no internal rate of return, because ${NO_RATE_REASONS[view.economics.internalRatesOfReturn.reason]}.`;
  return wrap(text, columns).map((line) => paint("quiet", line));
}

function reasonLines(label: string, view: ProjectEconomicsView, columns: number): readonly string[] {
  return view.ok ? [] : ["", ...wrap(`${label}: ${ECONOMICS_FAILURES[view.reason]}`, columns)];
}

function escalationLines(escalation: Escalation, { columns, paint }: Layout): readonly string[] {
  const { rates, state, division, sector, startYear, years, inflation, source } = escalation;
  const about = `Uniform escalation rate of energy prices, ${years} years from ${startYear + 1}`;
  const { calculator } = rates;
  const basis = [
    `${state} (${division}), ${sector.toLowerCase()} prices`,
    ...(inflation === undefined ? [] : [`inflation ${formatPercent(inflation)} % a year`]),
    ...(source === undefined ? [] : [`${source.publisher}, ${source.edition}`]),
  ];
  const row = (label: string, part: Decimal | undefined, real: Decimal, nominal: Decimal | undefined) => [
    label,
    part === undefined ? "" : `${formatPercent(part)} %`,
    escalationText(real),
    escalationText(nominal),
  ];
  return [
    ...wrap(about, columns).map((line) => paint("title", line)),
    ...wrap(basis.join("; "), columns).map((line) => paint("quiet", line)),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Fuel", align: "left" },
          { header: "Part of savings", align: "right" },
          { header: "Real", align: "right" },
          { header: "Nominal", align: "right" },
        ],
        rows: rates.fuels.map(({ fuel, share, real, nominal }) => row(fuel, share, real, nominal)),
        totals: row("All fuels, exact", undefined, rates.real, rates.nominal),
        ...(calculator !== undefined && {
          closing: [row("All fuels, NIST's calculator", undefined, calculator.real, calculator.nominal)],
        }),
      },
      columns,
      paint,
    ),
    ...(calculator === undefined ? [] : wrap(CALCULATOR_NOTE, columns).map((line) => paint("quiet", line))),
  ];
}

const CALCULATOR_NOTE =
  "The exact rate gives the same total savings as the projected prices. NIST's calculator interpolates the rate of each fuel once, and weights the rates by their parts of the savings.";
