import { expect, test } from "vitest";
import type { FileReport } from "./file-report.js";
import { RunningStatistics } from "./statistics.js";

const PRICE = "projectSummary.financialSummary.totalImplementationPrice";
const withPrice = (price: string, more: Partial<FileReport> = {}): FileReport => ({
  file: `${price}.xlsx`,
  status: "ok",
  kind: "xlsx",
  template: { kind: "epb-calculating", version: "1" },
  figures: { [PRICE]: price },
  issues: [],
  ...more,
});

function statisticsOf(...reports: readonly FileReport[]) {
  const statistics = new RunningStatistics();
  for (const report of reports) statistics.add(report);
  const { templates, figures } = statistics.result();
  return {
    templates,
    figures: figures.map(({ ids, files, minimum, median, maximum }) => ({
      ids,
      files,
      spread: [minimum, median, maximum].map((value) => value.toFixed()),
    })),
  };
}

test("the median of an odd number is the value in the middle", () => {
  const { figures } = statisticsOf(withPrice("900"), withPrice("10"), withPrice("2000"));
  expect(figures).toEqual([{ ids: [PRICE], files: 3, spread: ["10", "900", "2000"] }]);
});

test("the median of an even number is the mean of the two in the middle", () => {
  const { figures } = statisticsOf(withPrice("900"), withPrice("10"), withPrice("2000"), withPrice("901"));
  expect(figures[0]?.spread).toEqual(["10", "900.5", "2000"]);
});

test("files with errors are counted by template, and their figures are excluded", () => {
  const { templates, figures } = statisticsOf(
    withPrice("900"),
    withPrice("1", { status: "errors" }),
    { file: "a.json", status: "ok", kind: "json", issues: [] },
    { file: "b.xlsx", status: "unreadable", issues: [] },
  );
  expect(templates).toEqual([
    { template: "epb-calculating 1", files: 2 },
    { template: "not read", files: 1 },
    { template: "project in JSON", files: 1 },
  ]);
  expect(figures).toMatchObject([{ files: 1, spread: ["900", "900", "900"] }]);
});

test("figures of both editions with the same name and unit are combined", () => {
  const express = { figures: { "express.totalInterest": "7" } };
  const full = { figures: { "projectSummary.financialSummary.totalInterest": "5" } };
  const { figures } = statisticsOf(withPrice("1", express), withPrice("2", full));
  expect(figures).toEqual([
    {
      ids: ["projectSummary.financialSummary.totalInterest", "express.totalInterest"],
      files: 2,
      spread: ["5", "6", "7"],
    },
  ]);
});
