import type { Finding } from "@epb/workbook/diagnostics";
import { expect, test } from "vitest";
import { compareFindings } from "./compare-findings.js";

const finding = (details: Partial<Finding> = {}): Finding => ({
  code: "EPB-CAP-001",
  name: "capitalization/award-date-missing",
  severity: "error",
  file: "before.json",
  at: "financing.awardDate",
  message: "Missing award date.",
  advice: "Enter the award date.",
  url: "docs/issues/EPB-CAP-001.md",
  ...details,
});

test("a finding of one side alone appears or disappears", () => {
  expect(compareFindings([finding()], [])).toEqual({ disappeared: [finding()], appeared: [] });
  expect(compareFindings([], [finding()])).toEqual({ disappeared: [], appeared: [finding()] });
});

test("a finding about the same input is the same in a workbook and in JSON", () => {
  const inWorkbook = finding({ file: "after.xlsx", sheet: "Schedule 3", cell: "E13", field: "Award date" });
  expect(compareFindings([finding()], [inWorkbook])).toEqual({ disappeared: [], appeared: [] });
});

test("a finding about a cell without a path is known by its cell", () => {
  const { at: _, ...withoutPath } = finding({ sheet: "Schedule 3", cell: "E13" });
  const below = { ...withoutPath, cell: "E14" };
  expect(compareFindings([withoutPath], [below])).toEqual({ disappeared: [withoutPath], appeared: [below] });
});

test("a finding with another message disappears and appears", () => {
  const [before, after] = [finding({ found: "1" }), finding({ found: "2" })];
  expect(compareFindings([before], [after])).toEqual({ disappeared: [before], appeared: [after] });
});

test("a finding that is there more often on one side appears as often as it is more", () => {
  expect(compareFindings([finding()], [finding(), finding()]).appeared).toHaveLength(1);
});
