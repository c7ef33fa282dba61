import { areaIn, type CheckCase, type CheckedTemplate, type CheckLine, cellIn } from "./check-line.js";
import { columnOfTable } from "./table-parts.js";

/** A last year with so small a part of the payment of the year before is a tail. @spec D22 */
const TAIL_PART = "0.01";
const TERM = "projectSummary.financialSummary.performancePeriodYears";

/** A last year that is there for a few dollars, and makes the contract a year longer. */
export function tailYear({ layout, manifest }: CheckedTemplate): CheckLine {
  const table = layout.table("amortizationYears");
  const payments = table && columnOfTable(table, "principalPlusInterest");
  const term = layout.figureAt(TERM, "Summary");
  const line = { label: "Last year of payments", whenMet: "It has at least 1% of the payment of the year before it." };
  if (payments === undefined || term === undefined) return { ...line, cases: [] };
  const [years, area] = [cellIn(term), areaIn(payments.area)];
  const paid = (year: string): string => `SUM(INDEX(${area},${year}))`;
  const isTail = `${paid(years)}<${TAIL_PART}*${paid(`${years}-1`)}`;
  const isUnknown: CheckCase = {
    position: `IF(ISNUMBER(${years}),0,1)`,
    cell: term,
    sentence: "The performance period is not calculated. Look at the checks above first.",
  };
  const cases: readonly CheckCase[] = [
    ...(manifest.figureCells === "calculated" ? [isUnknown] : []),
    {
      position: `IF(ISNUMBER(${years}),IF(${years}>1,IF(${isTail},${years},0),0),0)`,
      cell: payments.first,
      sentence: "The last year has less than 1% of the payment of the year before it.",
    },
  ];
  return { ...line, cases };
}
