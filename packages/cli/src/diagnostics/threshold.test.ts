import { expect, test } from "vitest";
import { finding } from "../../../workbook/testing/finding.js";
import { ExitCode } from "../exit-code.js";
import { countLine, exitCodeOf } from "./threshold.js";

const error = finding();
const warning = finding({ severity: "warning" });

test("a finding counts if it is as severe as the threshold", () => {
  expect(exitCodeOf([], "warning")).toBe(ExitCode.Ok);
  expect(exitCodeOf([warning], "error")).toBe(ExitCode.Ok);
  expect(exitCodeOf([warning], "warning")).toBe(ExitCode.Findings);
  expect(exitCodeOf([error], "error")).toBe(ExitCode.Findings);
  expect(exitCodeOf([error], "warning")).toBe(ExitCode.Findings);
});

test("counts name only the severities that occur", () => {
  expect(countLine([])).toBe("");
  expect(countLine([warning])).toBe("1 warning");
  expect(countLine([warning, error, error])).toBe("2 errors, 1 warning");
});
