import { describe, expect, test } from "vitest";
import { MeasurementStatus } from "../enumerations/measurement-status.js";
import type { ProjectMeasurement } from "../model/project-measurement.js";
import {
  areAllYearsApproved,
  isAnyYearApproved,
  isAnyYearInPreApproval,
  isAnyYearPending,
  measurementStatus,
} from "./measurement-status.js";

const { Pending, PreApproval, Approved, NotApplicable } = MeasurementStatus;
const withYears = (...statuses: MeasurementStatus[]): ProjectMeasurement => ({
  status: Pending,
  years: statuses.map((status, index) => ({ year: index + 1, status })),
});

test("measurement does not apply unless something says so", () => {
  expect(measurementStatus(undefined)).toBe(NotApplicable);
  expect(measurementStatus(withYears(Approved))).toBe(Pending);
});

describe("a check of the years", () => {
  // Any pending, any in pre-approval, any approved, all approved.
  const cases: readonly (readonly [string, readonly MeasurementStatus[], readonly boolean[]])[] = [
    ["none", [], [false, false, false, false]],
    ["pending", [Pending], [true, false, false, false]],
    ["pre-approval", [PreApproval], [false, true, false, false]],
    ["approved", [Approved], [false, false, true, true]],
    ["not applicable", [NotApplicable], [false, false, false, false]],
    ["one approved of two", [Approved, Pending], [true, false, true, false]],
    ["approved beside one that does not count", [Approved, NotApplicable], [false, false, true, true]],
    ["all kinds", [Pending, PreApproval, Approved, NotApplicable], [true, true, true, false]],
  ];

  test.each(cases)("%s", (_, statuses, expected) => {
    const mv = withYears(...statuses);
    expect([isAnyYearPending(mv), isAnyYearInPreApproval(mv), isAnyYearApproved(mv), areAllYearsApproved(mv)]).toEqual(
      expected,
    );
  });

  test("without measurement", () => {
    expect(isAnyYearPending(undefined)).toBe(false);
    expect(areAllYearsApproved(undefined)).toBe(false);
    expect(areAllYearsApproved({ status: Approved })).toBe(false);
  });
});
