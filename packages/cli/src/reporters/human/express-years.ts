import type { PartialCalculatedValues } from "@epb/engine";
import type { Layout } from "../../format/layout.js";
import { renderYearTable } from "./year-table.js";

const FIGURES = ["guaranteedSavings", "debtService", "netSavings"].map((name) => `express.years[year].${name}`);

/** Guaranteed savings and debt service of the express edition. */
export function expressYearLines(
  express: NonNullable<PartialCalculatedValues["express"]>,
  layout: Layout,
): readonly string[] {
  return renderYearTable(
    {
      title: "Guaranteed savings and debt service",
      figures: FIGURES,
      rows: express.years.map(({ year, guaranteedSavings, debtService, netSavings }) => [
        String(year),
        guaranteedSavings,
        debtService,
        netSavings,
      ]),
      totals: [express.totalGuaranteedCostSavings, express.totalDebtService, express.totalNetSavings],
    },
    layout,
  );
}
