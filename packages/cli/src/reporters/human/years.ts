import { withWithheldMarks } from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Layout } from "../reporter.js";
import { expressYearLines } from "./express-years.js";
import { fullYearLines } from "./full-years.js";

/** Savings and payments year by year; nothing where there are no years. */
export function yearLines(result: CalculatedProject, layout: Layout): readonly string[] {
  const { data } = result.project;
  const { values } = withWithheldMarks({ data, values: result.calculation.calculatedValues });
  const { costSavings, amortization, express } = values;
  if (costSavings !== undefined && costSavings.years.length > 0) {
    const implementation = data.implementationCostSavings;
    return fullYearLines({ costSavings, amortization, implementation }, layout);
  }
  return express === undefined || express.years.length === 0 ? [] : expressYearLines(express, layout);
}
