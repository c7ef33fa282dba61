import { AgreementType, calculateProject, type Project } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { realisticInput } from "../../../testing/arbitrary-contract.js";
import { fixturesIn } from "../../../testing/formula-gate.js";
import { exampleProject, parsed } from "../../../testing/template-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { EPX_1_1_2 } from "../../templates/epx-1-1-2.js";
import { type ReadableCell, type ReadableTable, readableSheet } from "./readable-sheet.js";

// Every total of a workbook of results is the sum of the cells between it and the heading.

/** A payback is a price divided by savings, and no sum. */
const NO_SUM = /simplePayback$/;
/** Workbooks count in binary, and their cells have 15 digits. */
const PART = 1e-9;

function tablesOf(project: Project): readonly ReadableTable[] {
  const manifest = project.record.calculationType === 4 ? EPX_1_1_2 : EPB_CALCULATING_4_2_10;
  const content = { project, calculation: calculateProject(project), findings: [] };
  return manifest.sheets
    .flatMap((definition) => readableSheet(definition, content).blocks)
    .filter((block) => block.kind === "table");
}

const numbersOf = (rows: readonly (readonly ReadableCell[])[], index: number): readonly number[] =>
  rows.map((row) => row[index]?.content).filter((content) => typeof content === "number");

function totalsApart(project: Project): readonly string[] {
  return tablesOf(project).flatMap(({ heading, columns, opening, rows, closing = [] }) =>
    columns.flatMap(({ label, totalFigure }, index) => {
      const total = closing[index]?.content;
      if (index === 0 || typeof total !== "number" || NO_SUM.test(totalFigure ?? "")) return [];
      const shown = numbersOf(opening === undefined ? rows : [opening, ...rows], index);
      const sum = shown.reduce((one, other) => one + other, 0);
      return Math.abs(sum - total) > PART * Math.max(1, Math.abs(total))
        ? [`${heading}, ${label}: ${sum}, ${total}`]
        : [];
    }),
  );
}

test.each(fixturesIn("projects", () => true))("of $name", ({ project }) => {
  expect(totalsApart(project)).toEqual([]);
});

test("of any project", () => {
  fc.assert(
    fc.property(realisticInput, (input) => {
      expect(totalsApart(parsed(input))).toEqual([]);
    }),
    { numRuns: runs(20) },
  );
});

test("Schedule 3 gives the reason for omitting entered years", () => {
  const project = exampleProject("federal-espc");
  const term = calculateProject(project).calculatedValues.performancePeriod?.years ?? 0;
  expect(project.data.performancePeriod?.length).toBeGreaterThan(term);
  const table = tablesOf(project).find(({ id }) => id === "performancePeriod");
  expect(table?.rows).toHaveLength(term);
  expect(table?.intro).toBe(`Entries for years after the performance period of ${term} years do not count.`);
});

test("Schedule 1u has the implementation period, which is in a form of Schedule 1", () => {
  const { record, data } = exampleProject("federal-espc");
  const ofUtility = { ...data.financing, projectAgreementTypeID: AgreementType.UESC };
  const project: Project = { record, data: { ...data, financing: ofUtility } };
  const table = tablesOf(project).find(({ id }) => id === "costSavings1u");
  const { estimatedCostSavings, guaranteedCostSavings, payment } = data.implementationCostSavings ?? {};
  expect(table?.opening?.map(({ content }) => content)).toEqual([
    "Impl.",
    Number(estimatedCostSavings),
    Number(guaranteedCostSavings),
    undefined,
    undefined,
    Number(payment),
    undefined,
  ]);
  expect(totalsApart(project)).toEqual([]);
});
