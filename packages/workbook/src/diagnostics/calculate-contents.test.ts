import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { finding } from "../../testing/finding.js";
import { calculateContents } from "./calculate-contents.js";
import type { InputContents } from "./input-contents.js";
import { readJsonContents } from "./read-json-contents.js";

const fixture = (path: string): string =>
  readFileSync(new URL(`../../../../fixtures/${path}`, import.meta.url), "utf8");
const CELL = { sheet: "Schedule 1", address: "C4" };

/** Contents of a file whose values are all in one cell. */
function contentsOf(text: string): InputContents {
  const read = readJsonContents(new TextEncoder().encode(text), "project.json");
  if (!read.ok) throw new Error(read.finding.message);
  return { ...read.value, cellOf: () => CELL, sheetNames: [CELL.sheet] };
}

const WITH_ISSUES = JSON.stringify(
  (JSON.parse(fixture("issues/EPB-CAP-001.json")) as { readonly project: unknown }).project,
);

describe("the result of a file", () => {
  test("is empty without a project; findings of the reader stay", () => {
    const { project: _, ...contents } = contentsOf(WITH_ISSUES);
    const found = [finding({ at: "data" }), finding()];
    expect(calculateContents({ ...contents, findings: found }, "a.xlsx")).toEqual({ findings: found.reverse() });
  });

  test("is empty for an Override project without values, with a finding at the cell of its type", () => {
    const { calculatedValues: _, ...project } = JSON.parse(fixture("projects/direct-funded-override.json")) as Record<
      string,
      unknown
    >;
    const { result, findings } = calculateContents(contentsOf(JSON.stringify(project)), "a.xlsx");
    expect(result).toBeUndefined();
    expect(findings.map(({ code, cell }) => [code, cell])).toContainEqual(["EPB-CLI-010", "C4"]);
  });

  test("has the issues of the calculation, but for those of a value that was refused", () => {
    const contents = contentsOf(WITH_ISSUES);
    const codes = (known: InputContents["findings"]) =>
      calculateContents({ ...contents, findings: known }, "a.xlsx").findings.map(({ code }) => code);
    const place = { sheet: CELL.sheet, cell: CELL.address };
    expect(codes([finding(place)])).toEqual(["EPB-TST-001"]);
    expect(codes([finding({ ...place, severity: "warning" })]).length).toBeGreaterThan(1);
    expect(codes([finding({ ...place, cell: "C5" })]).length).toBeGreaterThan(1);
  });

  test.each([
    ["a mark of direction", "School\u202egpj"],
    ["a character without width", "School\u200b"],
    ["a control character", "School\u0007"],
    ["a line break", "School\r\nNorth"],
    ["half of a surrogate pair", "School\ud83d"],
  ])("has a warning about a name with %s, also of an Override project", (_, name) => {
    for (const file of ["school-district", "direct-funded-override"]) {
      const project = JSON.parse(fixture(`projects/${file}.json`)) as { readonly record: object };
      const codesOf = (own: string) =>
        calculateContents(
          contentsOf(JSON.stringify({ ...project, record: { ...project.record, name: own } })),
          "a.json",
        )
          .findings.filter(({ code }) => code === "EPB-CLI-045")
          .map(({ at, cell, severity }) => [at, cell, severity]);
      expect(codesOf(name)).toEqual([["record.name", "C4", "warning"]]);
      expect(codesOf("École “North” 😀")).toEqual([]);
    }
  });
});
