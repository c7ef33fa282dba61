import { AgreementType, calculateProject, Decimal, type Project, valueAtPath, withValueAtPath } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { wronglyWritten } from "../../testing/formula-gate.js";
import { type PlannedCell, plannedCells } from "../../testing/planned-cells.js";
import { exampleProject } from "../../testing/template-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { EPB_NON_CALCULATING_4_2_10 } from "../templates/epb-non-calculating-4-2-10.js";
import { EPX_1_1_2 } from "../templates/epx-1-1-2.js";
import type { TemplateManifest } from "../templates/manifest.js";

const MANIFEST = EPB_CALCULATING_4_2_10;
const example = exampleProject("school-district");
const utility = withAgreement(AgreementType.UESC);

function withAgreement(type: AgreementType): Project {
  return { ...example, data: withValueAtPath(example.data, "financing.projectAgreementTypeID", type) };
}

/** The cells of figures on a sheet that show anything. */
const shown = (project: Project, name: string, manifest: TemplateManifest = MANIFEST): readonly PlannedCell[] =>
  plannedCells(manifest, project).filter(
    ({ sheet, look, content }) => sheet === name && look !== undefined && content !== undefined,
  );

const columnOf = (cells: readonly PlannedCell[], column: number): readonly PlannedCell[] =>
  cells.filter((cell) => cell.column === column);

const sumOf = (cells: readonly PlannedCell[]): number => cells.reduce((sum, { content }) => sum + Number(content), 0);

describe("Schedule 1u", () => {
  test("has the years of a utility energy service contract, and Schedule 1 those of any other", () => {
    expect(shown(example, "Schedule 1").length).toBeGreaterThan(90);
    expect(shown(example, "Schedule 1u")).toEqual([]);
    expect(shown(utility, "Schedule 1")).toEqual([]);
    const contents = (cells: readonly PlannedCell[]) => cells.map(({ column, content }) => [column, content]);
    expect(contents(shown(utility, "Schedule 1u"))).toEqual(contents(shown(example, "Schedule 1")));
  });

  test("follows from the agreement type in a workbook that calculates", async () => {
    expect(await wronglyWritten(MANIFEST, utility)).toEqual([]);
  });

  test("is not in a template of supplied figures, whose one table has them for any agreement", () => {
    const names = EPB_NON_CALCULATING_4_2_10.sheets.map(({ name }) => name);
    expect(names).toContain("Schedule 1");
    expect(names).not.toContain("Schedule 1u");
  });
});

describe("Schedule 3", () => {
  test("has principal, interest, and debt service of the performance period, which add up to their totals", () => {
    const { performancePeriod, costSavings } = calculateProject(example).calculatedValues;
    const cells = shown(example, "Schedule 3").filter(({ row }) => row > 30);
    const last = Math.max(...cells.map(({ column }) => column));
    for (const column of [last - 2, last - 1, last]) {
      const amounts = columnOf(cells, column);
      const total = amounts.at(-1);
      expect(amounts).toHaveLength(Number(performancePeriod?.years) + 1);
      expect(sumOf(amounts.slice(0, -1))).toBeCloseTo(Number(total?.content), 6);
    }
    expect(columnOf(cells, last).at(-1)?.content).toBe(Number(costSavings?.totalDebtService));
  });

  test("has none of them for a loan that is not paid off", () => {
    const weak = { ...example, data: withValueAtPath(example.data, "other.guarPctEstSav", new Decimal("0.095")) };
    const cells = shown(weak, "Schedule 3").filter(({ row }) => row > 30);
    const last = Math.max(...shown(example, "Schedule 3").map(({ column }) => column));
    expect(cells.filter(({ column }) => column > last - 3)).toEqual([]);
  });
});

describe("Schedule 2a", () => {
  test("leads from the total of the measures to the price", () => {
    const { ecm, projectSummary } = calculateProject(example).calculatedValues;
    const [total, development, price] = columnOf(shown(example, "Schedule 2a"), 13).slice(-3);
    expect(total?.content).toBe(Number(valueAtPath(ecm, "totals.implementationPrice")));
    expect(development?.content).toBe(Number(projectSummary?.implementationTotals.projectDevelopmentPrice));
    expect(Number(total?.content) + Number(development?.content)).toBe(Number(price?.content));
  });
});

describe("Savings by Year", () => {
  test("has guaranteed savings in the years of the guarantee alone", () => {
    const years = Number(calculateProject(example).calculatedValues.performancePeriod?.years);
    const cells = shown(example, "Savings by Year");
    const last = Math.max(...cells.map(({ column }) => column));
    expect(columnOf(cells, last - 1)).toHaveLength(40);
    expect(columnOf(cells, last)).toHaveLength(years);
  });

  test("has those that are planned for the guarantee in the express edition", () => {
    const express = exampleProject("epx-campus");
    const cells = shown(express, "Savings by Year", EPX_1_1_2);
    const last = Math.max(...cells.map(({ column }) => column));
    expect(columnOf(cells, last)).toHaveLength(express.data.express?.financing?.plannedGuaranteeYears ?? 0);
  });
});
