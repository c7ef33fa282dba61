import { calculateProject, type Project, valueAtPath } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { realisticInput } from "../../testing/arbitrary-contract.js";
import { fixturesIn } from "../../testing/formula-gate.js";
import { parsed } from "../../testing/template-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { EPX_1_1_2 } from "../templates/epx-1-1-2.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { totalValue } from "./table-rows.js";
import { planSheet } from "./write-sheet.js";

// Every total of a workbook is the sum of the cells above it.

/** A payback is a price divided by savings, not a sum. */
const NO_SUM = /simplePayback$/;

/** Workbooks use binary numbers, and their cells have 15 digits. */
const PART = 1e-9;

/** Totals that contain the implementation period, which is in a form of the same sheet; the introduction says so. */
const IMPLEMENTATION: Readonly<Record<string, string>> = {
  "costSavings.totalEstimatedCostSavings": "estimatedCostSavings",
  "costSavings.totalGuaranteedCostSavings": "guaranteedCostSavings",
  "costSavings.totalPayments": "payment",
};

function totalsApart(
  manifest: TemplateManifest,
  project: Project,
): { readonly wrong: string[]; readonly seen: number } {
  const calculation = calculateProject(project);
  const term = calculation.calculatedValues.performancePeriod?.years ?? Number.POSITIVE_INFINITY;
  const wrong: string[] = [];
  let seen = 0;
  for (const definition of manifest.sheets) {
    const { placed, rows } = planSheet(manifest, definition, { project, calculation });
    for (const placedBlock of placed.blocks) {
      if (placedBlock.kind !== "table") continue;
      const { block } = placedBlock;
      for (const column of block.columns) {
        const { totalFigure } = column;
        if (totalFigure === undefined || NO_SUM.test(totalFigure)) continue;
        const total = totalValue(block, column, { project, calculation });
        if (typeof total !== "number") continue;
        // Years after the performance period may have entries; the introduction says that they do not count.
        const counted = (rows.get(block.id) ?? []).slice(0, block.id === "performancePeriod" ? term : undefined);
        const cells = counted.map((row) => row.contentOf(column)).filter((content) => typeof content === "number");
        const before = Number(
          valueAtPath(project.data, `implementationCostSavings.${IMPLEMENTATION[totalFigure]}`) ?? 0,
        );
        const sum = cells.reduce((one, other) => one + other, before);
        seen += 1;
        if (Math.abs(sum - total) > PART * Math.max(1, Math.abs(total))) {
          wrong.push(`${definition.name}, ${column.label}: ${sum} is not ${total}`);
        }
      }
    }
  }
  return { wrong, seen };
}

const manifestOf = ({ record }: Project): TemplateManifest =>
  record.calculationType === 4 ? EPX_1_1_2 : EPB_CALCULATING_4_2_10;

test.each(fixturesIn("projects", ({ record }) => record.calculationType !== 2))("of $name", ({ project }) => {
  const { wrong, seen } = totalsApart(manifestOf(project), project);
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(5);
});

test.each(fixturesIn("issues", ({ record }) => record.calculationType === 1))(
  "of the project of $name",
  ({ project }) => {
    expect(totalsApart(manifestOf(project), project).wrong).toEqual([]);
  },
);

test("of any project", () => {
  fc.assert(
    fc.property(realisticInput, (input) => {
      const project = parsed(input);
      expect(totalsApart(manifestOf(project), project).wrong).toEqual([]);
    }),
    { numRuns: runs(20) },
  );
});
