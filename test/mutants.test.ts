import ts from "typescript";
import { describe, expect, test } from "vitest";
import { mutantsIn } from "../scripts/mutants/find-mutants.js";
import type { Mutant } from "../scripts/mutants/mutant.js";
import { switchedText } from "../scripts/mutants/mutant-switches.js";

/** Names that the examples use. */
const DECLARATIONS = `
  interface Decimal { plus(n: Decimal): Decimal; minus(n: Decimal): Decimal; lt(n: Decimal): boolean; lte(n: Decimal): boolean }
  declare const [a, b, c]: [Decimal, Decimal, Decimal];
  declare const [x, y]: [number, number];
  declare const some: number | undefined;
  declare const numbers: number[] | undefined;
  declare function round(amount: Decimal): Decimal;
  declare function report(issue: { year: number; at?: number | undefined }): void;
`;

const LIBRARY = "lib.es2022.d.ts";
const EXAMPLE = "/example.ts";
const host = ts.createCompilerHost({});
const readSource = host.getSourceFile;
const sources = new Map<string, ts.SourceFile | undefined>();

/** Mutants of an example, in the text of the example alone. */
function mutantsOf(text: string): readonly Mutant[] {
  host.getSourceFile = (path, version) => {
    if (path === EXAMPLE) return ts.createSourceFile(EXAMPLE, text + DECLARATIONS, version, true);
    if (!sources.has(path)) sources.set(path, readSource(path, version));
    return sources.get(path);
  };
  const program = ts.createProgram([EXAMPLE], { strict: true, lib: [LIBRARY], types: [] }, host);
  const file = program.getSourceFile(EXAMPLE);
  return mutantsIn(file === undefined ? [] : [file], program.getTypeChecker()).filter(({ end }) => end <= text.length);
}

const changesOf = (text: string): readonly string[] => mutantsOf(text).map(({ change }) => change);

describe("a mutant", () => {
  test.each([
    ["adds in place of a subtraction", "const d = a.minus(b);", "a.minus(b) → a.plus(b)"],
    ["counts a limit in", "const d = a.lt(b);", "a.lt(b) → a.lte(b)"],
    ["leaves a rounding out", "const d = round(a);", "round(a) → a"],
    ["changes an operator", "const d = x + y;", "x + y → x - y"],
    ["changes a number", "const d = 12;", "12 → 13"],
    ["takes a condition for true", "const d = x < y ? a : b;", "x < y → true"],
    ["loses a part of a condition", "const d = x < 1 || y < 1;", "x < 1 || y < 1 → y < 1"],
    ["loses a value for what is missing", "const d = some ?? x;", "some ?? x → some"],
    ["loses a call", "report({ year: x });", "report({ year: x }) → undefined"],
    ["loses a member of an object", "report({ year: x, at: y });", "y → undefined"],
    ["loses a row of a table", "const d = [a, ...[b, c]];", "[b, c] → []"],
  ])("%s", (_, text, change) => {
    expect(changesOf(text)).toContain(change);
  });

  test.each([
    ["nothing that the compiler refuses", "report({ year: x });", "x → undefined"],
    ["no types", "const d: 12 | undefined = undefined;", "12 → 13"],
    ["no variables that a list is assigned to", "let [d, e] = [a, b]; [d, e] = [e, d];", "d → e"],
  ])("changes %s", (_, text, change) => {
    expect(changesOf(text)).not.toContain(change);
  });
});

describe("a source with switches", () => {
  const withSwitches = (text: string): string =>
    switchedText(
      text,
      mutantsOf(text).map((mutant, index) => ({ ...mutant, index })),
    );

  test("has one at each mutant, also inside another", () => {
    expect(withSwitches("const d = a.plus(round(b));")).toBe(
      "const d = (isOn(0) ? (a.minus(round(b))) : (a.plus((isOn(1) ? (b) : (round(b))))));",
    );
  });

  test("names a member whose name is also its value", () => {
    expect(withSwitches("const at = y; report({ year: 1, at });")).toContain("at: (isOn(");
  });

  test("leaves a chain whole that ends where something is missing", () => {
    expect(withSwitches("const d = numbers?.filter(Boolean).filter(Boolean);")).toBe(
      "const d = (isOn(0) ? (numbers?.filter(Boolean)) : (numbers?.filter(Boolean).filter(Boolean)));",
    );
  });
});
