import { describe, expect, test } from "vitest";
import { finding } from "../../../workbook/testing/finding.js";
import { type FindingRules, NO_RULES } from "./finding-rules.js";
import { judge } from "./judge.js";
import type { NumberedWaiver, Waivers } from "./waiver.js";

const TODAY = "2026-07-01";
const inCell = finding({ code: "EPB-TST-001", sheet: "Schedule 2a", cell: "F17" });
const atPath = finding({ code: "EPB-TST-002", severity: "warning", at: "financing.indexRate" });
const ALL = [inCell, atPath];

const ruled = (rules: Partial<FindingRules>) =>
  judge(ALL, { rules: { ...NO_RULES, ...rules }, waivers: undefined, today: TODAY, isCalculated: true });

describe("rules of the configuration", () => {
  test("change nothing if there are no rules", () => {
    expect(ruled({})).toEqual({ findings: ALL, waived: [], ignored: 0 });
  });

  test("change the severity of a code", () => {
    const { findings } = ruled({ severity: new Map([["EPB-TST-002", "error"]]) });
    expect(findings).toEqual([inCell, { ...atPath, severity: "error" }]);
  });

  test.each([["EPB-TST-001"], ["EPB-TST"]])("ignore %s and count the ignored findings", (name) => {
    const ignored = ALL.filter(({ code }) => code.startsWith(name)).length;
    expect(ruled({ ignore: [name] })).toMatchObject({ ignored, findings: ALL.slice(ignored) });
  });

  test("select codes, and ignore some of them", () => {
    expect(ruled({ select: ["EPB-TST-002"] })).toMatchObject({ findings: [atPath], ignored: 1 });
    expect(ruled({ select: ["EPB-TST"], ignore: ["EPB-TST-002"] })).toMatchObject({ findings: [inCell], ignored: 1 });
  });
});

const decision = { reason: "Agreed.", person: "J. Roe", until: TODAY };

function waived(waiver: Partial<NumberedWaiver>, rules: FindingRules = NO_RULES) {
  const whole: NumberedWaiver = {
    code: "EPB-TST-001",
    place: "Schedule 2a!F17",
    ...decision,
    index: 0,
    ...waiver,
  };
  const waivers: Waivers = { file: "a.xlsx.waivers.json", waivers: [whole], findings: [] };
  return judge(ALL, { rules, waivers, today: TODAY, isCalculated: true });
}

describe("a waiver", () => {
  test("accepts the finding of its code and cell, to the end of its last day", () => {
    expect(waived({})).toEqual({ findings: [atPath], waived: [{ finding: inCell, waiver: decision }], ignored: 0 });
  });

  test("accepts the finding of a path", () => {
    expect(waived({ code: "EPB-TST-002", place: "financing.indexRate" }).findings).toEqual([inCell]);
  });

  test.each(["'Schedule 2a'!$F$17", "schedule 2a!f17", "Schedule 2a!F10:G20"])("names a cell as %s", (place) => {
    expect(waived({ place }).waived).toHaveLength(1);
  });

  test("that expired does not apply, and is a finding itself", () => {
    const { findings, waived: accepted } = waived({ until: "2026-06-30" });
    expect(accepted).toEqual([]);
    expect(findings).toMatchObject([
      {},
      {},
      { code: "EPB-CLI-049", severity: "warning", file: "a.xlsx.waivers.json", at: "waivers[0]" },
    ]);
  });

  test.each([
    { code: "EPB-TST-003" },
    { place: "Schedule 2a!F18" },
    { place: "Schedule 2a!F18:F20" },
    { place: "F17" },
  ])("that matches nothing is a finding: %j", (change) => {
    expect(waived({ ...change, until: "2026-06-30" }).findings).toMatchObject([{}, {}, { code: "EPB-CLI-050" }]);
  });

  test("does not apply to errors that prevent the calculation", () => {
    const whole: NumberedWaiver = { ...decision, code: "EPB-TST-001", place: "Schedule 2a!F17", index: 0 };
    const waivers: Waivers = { file: "a.xlsx.waivers.json", waivers: [whole], findings: [] };
    const rules: FindingRules = { ...NO_RULES, severity: new Map([["EPB-TST-001", "warning"]]), ignore: ["EPB-TST"] };
    const { findings, ignored } = judge(ALL, { rules, waivers, today: TODAY, isCalculated: false });
    expect(findings).toMatchObject([inCell, { code: "EPB-CLI-051" }]);
    expect(ignored).toBe(1);
  });

  test("is a finding with the severity that the configuration gives it", () => {
    const rules = { ...NO_RULES, severity: new Map([["EPB-CLI-050", "error" as const]]) };
    expect(waived({ place: "elsewhere" }, rules).findings.at(-1)).toMatchObject({ severity: "error" });
  });
});
