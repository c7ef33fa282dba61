import { savingsTable, tableNote, withWithheldMarks } from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Layout } from "../../format/layout.js";
import { wrap } from "../../format/wrap.js";
import { expressYearLines } from "./express-years.js";
import { fullYearLines } from "./full-years.js";

/** Savings and payments year by year, with the notes of the schedule; nothing where there are no years. */
export function yearLines(result: CalculatedProject, layout: Layout): readonly string[] {
  const lines = tableLines(result, layout);
  if (lines.length === 0) return [];
  const { project, calculation } = result;
  const note = tableNote(savingsTable({ data: project.data, values: calculation.calculatedValues }));
  const { columns, paint } = layout;
  return note === undefined ? lines : [...lines, "", ...wrap(note, columns).map((line) => paint("quiet", line))];
}

function tableLines(result: CalculatedProject, layout: Layout): readonly string[] {
  const { calculatedValues } = result.calculation;
  const { data, values } = withWithheldMarks({ data: result.project.data, values: calculatedValues });
  const { costSavings, amortization, express } = values;
  if (costSavings !== undefined && costSavings.years.length > 0) {
    const implementation = data.implementationCostSavings;
    return fullYearLines({ costSavings, amortization, implementation }, layout);
  }
  return express === undefined || express.years.length === 0 ? [] : expressYearLines(express, layout);
}
