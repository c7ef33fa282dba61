import type { Decimal } from "@epb/engine";
import { type Assumptions, DISCOUNTING_CONVENTION_LABELS, RateKind, SAVINGS_BASIS_LABELS } from "@epb/engine/economics";
import type { Layout } from "../../../format/layout.js";
import { formatPercent } from "../../../format/numbers.js";
import { printable } from "../../../format/printable.js";
import { hang } from "../../../format/wrap.js";

const LABEL_WIDTH = 16;

export interface AssumptionsInUse {
  readonly assumptions: Assumptions;
  /** Values in the calculated economics: the study period, and the rate for their dollars. */
  readonly used: { readonly studyPeriodYears: number; readonly discountRate: Decimal } | undefined;
  /** `2025-07-31, the start of the performance period`, if known. */
  readonly baseDate?: string;
}

/** Assumptions of the economics, one line each. */
export function assumptionLines(
  { assumptions, used, baseDate }: AssumptionsInUse,
  { columns, paint }: Layout,
): readonly string[] {
  const { discountRate, rateName, source, note, savings, discounting, studyPeriodYears, periodName } = assumptions;
  const { rate, kind, inflation } = discountRate;
  const row = (label: string, text: string): readonly string[] => hang(label.padEnd(LABEL_WIDTH), text, columns);
  const years = studyPeriodYears ?? used?.studyPeriodYears;
  return [
    paint("title", "Assumptions"),
    ...row(
      "Discount rate",
      `${formatPercent(rate)}% a year, ${kind}${rateName === undefined ? "" : ` (${rateName})`}${
        used === undefined || used.discountRate.eq(rate)
          ? ""
          : `; ${formatPercent(used.discountRate)}% for amounts in current dollars`
      }`,
    ),
    ...(kind === RateKind.Real && inflation !== undefined
      ? row("Inflation", `${formatPercent(inflation)}% a year`)
      : []),
    ...(years === undefined
      ? []
      : row("Study period", `${years} years${periodName === undefined ? "" : `, ${printable(periodName)}`}`)),
    ...(baseDate === undefined ? [] : row("Base date", printable(baseDate))),
    ...row("Savings", SAVINGS_BASIS_LABELS[savings].toLowerCase()),
    ...row("Discounting", DISCOUNTING_CONVENTION_LABELS[discounting].toLowerCase()),
    ...(source === undefined ? [] : row("Source", `${source.publisher}, ${source.edition}, ${source.table}`)),
    ...(note === "" ? [] : row("Note", note)),
  ];
}
