import { type Cell, PROJECT_STAGE_LABELS, type Table } from "@epb/contract";
import { PROJECT_TYPE_LABELS } from "@epb/engine";
import { totalCell, withCauses } from "../../workers/reports/withheld-cells.js";
import { stageOf } from "../projects/project-entries.js";
import { portfolioEntries } from "./portfolio-entries.js";
import type { BuildReport } from "./reports.js";
import { withTotals } from "./with-totals.js";

/** Approved figures stay when there is a new engine (0061). */
export const CALCULATED_WITH: Table["columns"][number] = {
  name: "engineVersion",
  label: "Calculated with engine",
  quantity: "text",
};

const COLUMNS: Table["columns"] = [
  { name: "displayId", label: "Number", quantity: "count" },
  { name: "name", label: "Project", quantity: "text" },
  { name: "projectType", label: "Edition", quantity: "text" },
  { name: "status", label: "Status", quantity: "text" },
  { name: "customer", label: "Customer", quantity: "text" },
  { name: "marketSegment", label: "Market segment", quantity: "text" },
  { name: "awardDate", label: "Award date", quantity: "date" },
  { name: "implementationPrice", label: "Total implementation price", quantity: "dollars", unit: "$", decimals: 2 },
  { name: "guaranteedSavings", label: "Guaranteed cost savings", quantity: "dollars", unit: "$", decimals: 2 },
  { name: "estimatedSavings", label: "Estimated cost savings", quantity: "dollars", unit: "$", decimals: 2 },
  CALCULATED_WITH,
];

/** The projects of a portfolio with their price and savings. */
export const portfolioSummary: BuildReport = async (query, caller, services) => {
  const { entries, isComplete } = await portfolioEntries(query, caller, services);
  const rows = entries.map((entry): readonly Cell[] => {
    const { name, item, calculation } = entry;
    return [
      item.displayId ?? null,
      name,
      PROJECT_TYPE_LABELS[item.projectType],
      PROJECT_STAGE_LABELS[stageOf(entry)],
      item.customerOrganization ?? null,
      item.marketSegment?.name ?? null,
      item.awardDate ?? null,
      totalCell(item, "totalImplementationPrice"),
      totalCell(item, "totalGuaranteedCostSavings"),
      totalCell(item, "totalEstimatedCostSavings"),
      calculation.engineVersion,
    ];
  });
  const table = { id: "portfolio", title: "Portfolio", columns: COLUMNS, keyColumns: 2, dollarDecimals: 0 } as const;
  const projects = entries.map(({ item }) => item);
  const projectIds = projects.map(({ id }) => id);
  return { tables: [withTotals(withCauses({ ...table, rows, projectIds }, projects))], isComplete };
};
