import { decimalNumber, dollars } from "../../../format/numbers.js";
import type { CheckedFile } from "./checked-file.js";

/** Figures that both editions have, under the names that they have there. */
const PATHS = {
  price: ["projectSummary.financialSummary.totalImplementationPrice", "express.totalPrice"],
  financed: ["projectSummary.financialSummary.totalAmountFinanced"],
  guaranteed: ["projectSummary.financialSummary.totalGuaranteedCostSavings", "express.totalGuaranteedCostSavings"],
  payments: ["projectSummary.financialSummary.totalPayments", "express.totalDebtService"],
  payback: ["projectSummary.financialSummary.simplePayback", "express.simplePayback"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BatchFigure = keyof typeof PATHS;
export const BATCH_FIGURES: readonly BatchFigure[] = ["price", "financed", "guaranteed", "payments", "payback"];

interface BatchHeadline {
  readonly sortedBy: string | number | undefined;
  readonly text: string;
}

/** Figure of a file for the table of all files; undefined if unknown. */
export function batchHeadline({ headlines }: CheckedFile, name: BatchFigure): BatchHeadline | undefined {
  const paths: readonly string[] = PATHS[name];
  const value = headlines.find(({ id }) => paths.includes(id))?.value;
  if (value === undefined || typeof value === "boolean") return undefined;
  return { sortedBy: value, text: name === "payback" ? decimalNumber(value, 1) : dollars(value) };
}
