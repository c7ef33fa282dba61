import { CalculationType, calculateProject, Decimal } from "@epb/engine";
import { type ReportTable, reportTables, withoutEmptyColumns } from "@epb/engine/report";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scheduleTable } from "../packages/cli/src/reports/html/table.js";
import { fixtureNames, readFixture } from "../packages/engine/testing/fixtures.js";
import { anyProject } from "../packages/engine/testing/full-project-arbitrary.js";
import { parsed } from "../packages/engine/testing/parsed.js";
import { project } from "../packages/engine/testing/project-arbitrary.js";
import { runs } from "./testing/runs.js";

// Every total that a report prints is the sum of the rows that it prints, or a note below the table names the column.

/** A payback is a price divided by savings, and no sum. */
const NO_SUMS: ReadonlySet<string> = new Set(["simplePayback"]);
const DASH = "–";

function tablesOf(json: unknown): readonly ReportTable[] {
  const { data, record } = parsed(json);
  // Supplied figures are of others, and need not add up.
  if (record.calculationType === CalculationType.Override) return [];
  const { calculatedValues } = calculateProject({ data, record });
  return reportTables(data, calculatedValues).map(withoutEmptyColumns);
}

const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, text = ""]) => text);
const rowsOf = (part: string): readonly (readonly string[])[] =>
  [...part.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) => cellsOf(row));
const numberOf = (text: string): Decimal => new Decimal(text === "" ? "0" : text.replaceAll(",", ""));

/** Columns whose printed rows do not add up, and columns that the note names. */
function printedApart(table: ReportTable): { readonly apart: readonly string[]; readonly named: readonly string[] } {
  const { html } = scheduleTable(table, table.title);
  const rows = rowsOf(/<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? "");
  const [total = []] = rowsOf(/<tfoot>(.*?)<\/tfoot>/s.exec(html)?.[1] ?? "");
  const apart = table.columns.flatMap(({ name, label, group, quantity }, index) => {
    const text = total[index] ?? "";
    if (index === 0 || quantity === "text" || NO_SUMS.has(name) || text === "" || text === DASH) return [];
    const printed = rows.map((row) => row[index] ?? "");
    if (printed.includes(DASH)) return [];
    const sum = printed.map(numberOf).reduce((one, other) => one.plus(other), new Decimal(0));
    return sum.eq(numberOf(text)) ? [] : [group === undefined ? label : `${group}: ${label}`];
  });
  const [, names] = /differ by rounding in: (.*?)\.(?: |<\/p>|$)/.exec(html) ?? [];
  return { apart, named: names?.split("; ") ?? [] };
}

function check(json: unknown): void {
  for (const table of tablesOf(json)) {
    const { apart, named } = printedApart(table);
    expect(named, table.title).toEqual(apart);
  }
}

test.each(fixtureNames("projects"))("of %s", (name) => {
  check(readFixture(`projects/${name}.json`));
});

test.each(fixtureNames("issues").filter((name) => !name.startsWith("EPB-INP")))("of the project of %s", (name) => {
  check(readFixture(`issues/${name}.json`)["project"]);
});

test.each([
  ["any project", project],
  ["any project with an entry for every input", anyProject],
])("of %s", (_, arbitrary) => {
  fc.assert(fc.property<[unknown]>(arbitrary, check), { numRuns: runs(40) });
});
