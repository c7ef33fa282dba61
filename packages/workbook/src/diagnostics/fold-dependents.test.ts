import { calculateInputs } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { type CellEdit, edited, exampleProject, workbookOf } from "../../testing/template-workbook.js";
import { suppliedValues } from "../intake/figures/supplied-values.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { type CalculatedContents, calculateContents } from "./calculate-contents.js";
import { contentsOfReading } from "./contents-of-reading.js";
import { dependentsSentences } from "./dependents-text.js";
import type { UnknownTracer } from "./input-contents.js";
import { TRACER } from "./tracer.js";
import { takesFigures, withFigures } from "./with-figures.js";

const written = workbookOf(exampleProject(), true);

/** Results of `epb check` for the example after an edit. */
async function checked(cells: readonly CellEdit[], tracer: UnknownTracer = TRACER): Promise<CalculatedContents> {
  const workbook = edited(await written, { cells });
  const reading = readProjectFromWorkbook(workbook);
  const { project } = reading;
  const figures = reading.figures();
  if (project === undefined || figures === undefined) throw new Error("The workbook is made from a template.");
  const contents = contentsOfReading(
    reading,
    workbook.sheets.map(({ name }) => name),
    "project.xlsx",
  );
  const supplied = takesFigures(project, figures)
    ? suppliedValues(figures, project, calculateInputs(project))
    : undefined;
  return calculateContents({ ...withFigures(contents, figures, supplied, "project.xlsx"), tracer }, "project.xlsx");
}

const PRICE = { sheet: "Schedule 2a", address: "J10" };
const TOTAL = { sheet: "Schedule 2a", address: "J39", formula: "SUM(J9:J38)" };
const ERROR = { type: "error", value: "#VALUE!" } as const;
const NEW_CODES = ({ findings }: CalculatedContents, known: CalculatedContents): readonly string[] =>
  findings.filter(({ name }) => !known.findings.some((one) => one.name === name)).map(({ name }) => name);

describe("calculated cells that follow from a cell", () => {
  test("that cannot be read are its dependents, without their own findings", async () => {
    const result = await checked([
      { ...PRICE, type: "text", value: "about $5,000" },
      { ...TOTAL, ...ERROR },
      { sheet: "Summary", address: "C36", formula: "J39", ...ERROR },
    ]);
    expect(NEW_CODES(result, await checked([]))).toEqual(["cell/text-in-number-cell"]);
    const [first] = result.findings;
    expect(first).toMatchObject({ name: "cell/text-in-number-cell", cell: "J10" });
    expect(first?.dependents?.cells).toContainEqual({ sheet: "Schedule 2a", cell: "J39" });
    expect(dependentsSentences([first ?? {}])[0]).toMatch(/^\d[\d,]* calculated cells depend on this cell: /);
  });

  test("and show an error, though their figure is known, are its dependents", async () => {
    // The savings of a measure do not depend on the guarantee.
    const known = { sheet: "Schedule 4", address: "V44", formula: "SUM(V14:V43)", ...ERROR };
    const guarantee = { sheet: "Schedule 1", address: "E5", type: "text", value: "ninety" } as const;
    expect(NEW_CODES(await checked([known]), await checked([]))).toEqual(["figure/unreadable"]);
    const result = await checked([guarantee, known]);
    expect(NEW_CODES(result, await checked([]))).toEqual(["cell/text-in-number-cell"]);
    const cells = result.findings.find(({ cell }) => cell === "E5")?.dependents?.cells;
    expect(cells).toContainEqual({ sheet: "Schedule 4", cell: "V44" });
  });

  test("whose number is stored as text are its dependents where they left it out", async () => {
    const cell = (await written).sheet(PRICE.sheet)?.cell(PRICE.address);
    const result = await checked([
      { ...PRICE, type: "text", value: cell?.value ?? "" },
      { ...TOTAL, type: "number", value: "12" },
    ]);
    expect(NEW_CODES(result, await checked([]))).toEqual(["cell/number-as-text"]);
    const finding = result.findings.find(({ name }) => name === "cell/number-as-text");
    expect(finding?.dependents).toEqual({
      calculatedCells: 1,
      cells: [{ sheet: "Schedule 2a", cell: "J39" }],
      findings: [],
    });
  });

  test("with another cause keep their own findings", async () => {
    const result = await checked([
      { sheet: "Contacts", address: "B8", type: "text", value: "Boss" },
      { ...TOTAL, type: "number", value: "12" },
    ]);
    expect(NEW_CODES(result, await checked([]))).toEqual(["cell/outside-list", "figure/stale"]);
  });

  test("with a typed value keep their own findings", async () => {
    const cell = (await written).sheet(PRICE.sheet)?.cell(PRICE.address);
    const result = await checked([
      { ...PRICE, type: "text", value: cell?.value ?? "" },
      { sheet: TOTAL.sheet, address: TOTAL.address, type: "number", value: "12" },
    ]);
    expect(NEW_CODES(result, await checked([]))).toEqual(["cell/number-as-text", "figure/typed-over"]);
  });
});

describe("two inputs that cannot be read", () => {
  const escalation = { sheet: "Annual Escalation Rates", address: "C10", type: "text", value: "three" } as const;
  const guarantee = { sheet: "Schedule 1", address: "E5", type: "text", value: "ninety" } as const;
  const dependentsOf = ({ findings }: CalculatedContents, cell: string): number =>
    findings.find((one) => one.cell === cell)?.dependents?.calculatedCells ?? 0;

  test("each have the calculated cells that depend on them by themselves", async () => {
    const both = await checked([escalation, guarantee]);
    for (const one of [escalation, guarantee]) {
      const alone = dependentsOf(await checked([one]), one.address);
      expect(alone).toBeGreaterThan(100);
      // The number of years that the other input would give is unknown.
      expect(dependentsOf(both, one.address)).toBeGreaterThan(0.9 * alone);
    }
  });
});
