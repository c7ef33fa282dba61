import { describe, expect, test } from "vitest";
import { completeProject } from "../../testing/complete-project.js";
import { readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { calculateProject } from "../calculate/calculate-project.js";
import type { ReportRow, ReportTable } from "./report-table.js";
import { reportTable } from "./report-table-of.js";
import type { ScheduleId } from "./schedule-id.js";

function tablesOf(json: unknown): (id: ScheduleId) => ReportTable {
  const project = parsed(json);
  const { calculatedValues } = calculateProject(project);
  return (id) => reportTable(id, project.data, calculatedValues);
}

test("schedule 2b builds up the price", () => {
  // Of 1 200 000: 1.1% to 1.6%, and 1.9%; together 10%. The measures cost 1 200 000 + 120 000 − 9 000 = 1 311 000.
  expect(tablesOf(completeProject())("2b").rows.map((row) => row.map((cell) => cell?.toString()))).toEqual([
    ["Base construction cost", undefined, "1200000"],
    ["Design", "0.011", "13200"],
    ["Project management", "0.012", "14400"],
    ["Performance and payment bonds", "0.013", "15600"],
    ["Commissioning and training", "0.014", "16800"],
    ["Measurement and verification (M&V)", "0.015", "18000"],
    ["Overhead", "0.016", "19200"],
    ["Profit", "0.019", "22800"],
    ["Implementation delivery cost", "0.1", "120000"],
    ["Cost of goods and services", undefined, "123400"],
    ["Project development price", undefined, "50000"],
    ["Total implementation price", undefined, "1361000"],
  ]);
});

describe("an express project", () => {
  const json = readFixture("projects/epx-campus.json");
  const tableOf = tablesOf(json);
  const { express: total, itemizedSavings } = calculateProject(parsed(json)).calculatedValues;
  const [first] = total?.years ?? [];
  const estimated = itemizedSavings?.years[0]?.estimatedAnnualSavings;

  test("has the figures of its years and their totals in its own table", () => {
    const { rows, totals } = tableOf("express");
    expect(rows[0]).toEqual([1, estimated, first?.guaranteedSavings, first?.debtService, first?.netSavings]);
    expect(totals).toEqual([
      undefined,
      total?.totalEstimatedCostSavings,
      total?.totalGuaranteedCostSavings,
      total?.totalDebtService,
      total?.totalNetSavings,
    ]);
    expect(totals?.slice(1)).not.toContain(undefined);
  });

  test("has its savings and its debt service in schedule 1, and neither a loan nor expenses", () => {
    const table = tableOf("1");
    const shown = ["year", "estimatedSavings", "guaranteedSavings", "debtService"];
    const cellsOf = (row: ReportRow = []) =>
      Object.fromEntries(table.columns.map(({ name }, index) => [name, row[index]]).filter(([, cell]) => cell));
    expect(Object.keys(cellsOf(table.rows[0]))).toEqual(shown);
    expect(cellsOf(table.rows[0])).toEqual({
      year: 1,
      estimatedSavings: estimated,
      guaranteedSavings: first?.guaranteedSavings,
      debtService: first?.debtService,
    });
    expect(cellsOf(table.totals)).toEqual({
      estimatedSavings: total?.totalEstimatedCostSavings,
      guaranteedSavings: total?.totalGuaranteedCostSavings,
      debtService: total?.totalDebtService,
    });
  });
});
