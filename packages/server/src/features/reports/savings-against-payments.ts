import type { Cell, Table } from "@epb/contract";
import { valueAtPath } from "@epb/engine";
import { WITHHELD } from "@epb/engine/report";
import { withCauses } from "../../workers/reports/withheld-cells.js";
import { COVERAGE_COLUMNS, coverageCells } from "../projects/coverage-columns.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import { portfolioEntries } from "./portfolio-entries.js";
import { CALCULATED_WITH } from "./portfolio-summary.js";
import type { BuildReport } from "./reports.js";
import { withTotals } from "./with-totals.js";

const dollars = (name: string, label: string): Table["columns"][number] => ({
  name,
  label,
  quantity: "dollars",
  unit: "$",
  decimals: 2,
});

/** Figures of the columns: those of the financial summary, or of the express edition if it has no others. */
const FIGURES: readonly (readonly [Table["columns"][number], readonly string[]])[] = [
  [
    dollars("guaranteedSavings", "Guaranteed cost savings"),
    ["totalGuaranteedCostSavings", "totalGuaranteedCostSavings"],
  ],
  [dollars("payments", "Payments"), ["totalPayments", "totalDebtService"]],
  [dollars("debtService", "of which debt service"), ["totalDebtService", "totalDebtService"]],
  [dollars("interest", "Of these, interest"), ["totalInterest", "totalInterest"]],
  [dollars("retainedSavings", "Savings kept by the customer"), ["totalRetainedSavings", "totalNetSavings"]],
];

const COLUMNS: Table["columns"] = [
  { name: "name", label: "Project", quantity: "text" },
  ...FIGURES.map(([each]) => each),
  ...COVERAGE_COLUMNS,
  CALCULATED_WITH,
];

/** Guaranteed savings and payments of each project, from its last calculation. */
export const savingsAgainstPayments: BuildReport = async (query, caller, services) => {
  const { entries, isComplete } = await portfolioEntries(query, caller, services);
  const rows: (readonly Cell[])[] = [];
  for (const { id, name, item, calculation } of entries) {
    const values = (await services.store.get(PROJECT_CONTENTS, id))?.document.project["calculatedValues"];
    const withheld = valueAtPath(values, "withheld.figures");
    const isWithheld = (path: string): boolean => Array.isArray(withheld) && withheld.includes(path);
    const figures = FIGURES.map(([, [full, express]]): Cell => {
      const paths = [`projectSummary.financialSummary.${full}`, `express.${express}`];
      const found = paths.map((path) => valueAtPath(values, path)).find((value) => typeof value === "string");
      return (found as string | undefined) ?? (paths.some(isWithheld) ? WITHHELD : null);
    });
    rows.push([name, ...figures, ...coverageCells(item), calculation.engineVersion]);
  }
  const table = { id: "savings", title: "Savings against payments", keyColumns: 1, dollarDecimals: 0 } as const;
  const projects = entries.map(({ item }) => item);
  const projectIds = projects.map(({ id }) => id);
  return { tables: [withTotals(withCauses({ ...table, columns: COLUMNS, rows, projectIds }, projects))], isComplete };
};
