import { calculateProject, Decimal, type Project, valueAtPath } from "@epb/engine";
import exceljs from "exceljs";
import { beforeAll, describe, expect, test } from "vitest";
import { brokenLinks, malformedParts, packageContents, textOf } from "../../../testing/package-contents.js";
import { readGood } from "../../../testing/read.js";
import { exampleProject, parsed } from "../../../testing/template-workbook.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { ResultsFinding } from "./results-content.js";
import { writeResults } from "./write-results.js";

const FINDING: ResultsFinding = {
  severity: "warning",
  code: "EPB-PRC-001",
  place: "Schedule 2b!C5",
  message: "=1+1",
  advice: "Look at it.",
};

const results = (project: Project, findings: readonly ResultsFinding[] = []): Promise<Uint8Array> =>
  writeResults({ project, calculation: calculateProject(project), findings });

test("a workbook of results has its kind as a document property", async () => {
  const { customProperties } = readGood(await results(exampleProject()));
  expect([...customProperties]).toEqual([["epbOutput", "epb-result"]]);
});

interface Link {
  readonly sheet: string;
  readonly from: string;
  readonly toSheet: string;
  readonly to: string;
}

/** The links of every sheet, from its XML, in the order of the tabs. */
function linksOf(bytes: Uint8Array, workbook: FlatWorkbook): Link[] {
  const contents = packageContents(bytes);
  return workbook.sheets.flatMap(({ name }, index) =>
    [
      ...textOf(contents, `xl/worksheets/sheet${index + 1}.xml`).matchAll(
        /<hyperlink ref="(\w+)" location="'(.*?)'!(\w+)"/g,
      ),
    ].map(([, from = "", toSheet = "", to = ""]) => ({ sheet: name, from, toSheet, to })),
  );
}

describe.each(["school-district", "federal-espc", "epx-campus", "direct-funded-override"])(
  "the results of %s",
  (name) => {
    let project: Project;
    let bytes: Uint8Array;
    let workbook: FlatWorkbook;
    beforeAll(async () => {
      project = exampleProject(name);
      bytes = await results(project, [FINDING]);
      workbook = readGood(bytes);
    });

    test("are a sound package without formulas, protection or cells to fill in", async () => {
      const contents = packageContents(bytes);
      expect(
        malformedParts(
          contents,
          [...contents.keys()].filter((part) => !part.endsWith("/")),
        ),
      ).toEqual([]);
      expect(brokenLinks(contents)).toEqual([]);
      for (const sheet of workbook.sheets) {
        expect([...sheet.cells()].filter(({ formula }) => formula !== undefined)).toEqual([]);
      }
      for (const [part, data] of contents) {
        if (!part.startsWith("xl/worksheets/sheet")) continue;
        expect(new TextDecoder().decode(data)).not.toMatch(/sheetProtection|dataValidation/);
      }
    });

    test("lead from a figure to its explanation, which has the same value and leads back", () => {
      const links = linksOf(bytes, workbook);
      const explanations = workbook.sheet("Explanations");
      const back = links.filter(({ sheet }) => sheet === "Explanations");
      expect(back.length).toBeGreaterThan(20);
      for (const { from, toSheet, to } of back) {
        const row = Number(from.slice(1));
        expect(explanations?.cellAt(row, 3)?.value).toBe(`${toSheet}!${to}`);
        expect(explanations?.cellAt(row, 4)?.value, `${toSheet}!${to}`).toBe(workbook.sheet(toSheet)?.cell(to)?.value);
        const forth = links.find(({ sheet, from: cell }) => sheet === toSheet && cell === to);
        expect(forth).toMatchObject({ toSheet: "Explanations", to: `B${row}` });
      }
      const names = workbook.sheets.map((sheet) => sheet.name);
      expect(links.filter(({ toSheet }) => !names.includes(toSheet))).toEqual([]);
    });

    test("list every other sheet on the first, and the findings on the second", () => {
      const [front, findings, ...others] = workbook.sheets;
      const linked = linksOf(bytes, workbook).filter(({ sheet, to }) => sheet === front?.name && to === "A1");
      expect(linked.map(({ toSheet }) => toSheet)).toEqual([findings, ...others].map((sheet) => sheet?.name));
      const row = [2, 3, 4, 5, 6].map((column) => findings?.cellAt(5, column));
      expect(row.map((cell) => cell?.value)).toEqual([
        "Warning",
        "EPB-PRC-001",
        "Schedule 2b!C5",
        "=1+1",
        "Look at it.",
      ]);
      expect(row[3]).toMatchObject({ type: "text", formula: undefined });
    });

    test("are the same bytes each time", async () => {
      expect(Buffer.compare(bytes, await results(project, [FINDING]))).toBe(0);
    });
  },
);

test("a figure is the calculated value in full, as a number", async () => {
  const project = exampleProject("school-district");
  const { calculatedValues } = calculateProject(project);
  const workbook = readGood(await results(project));
  const payment = valueAtPath(calculatedValues, "costSavings.years[year=16].payment");
  const schedule = workbook.sheet("Schedule 1");
  const row = [...(schedule?.cells() ?? [])].find(({ column, value }) => column === 2 && value === "16")?.row ?? 0;
  const cell = schedule?.cellAt(row, 7);
  expect(Decimal.isDecimal(payment) && cell?.value === payment.toFixed()).toBe(true);
  expect(cell && workbook.numberFormat(cell)).toBe('"$"#,##0.00;[Red]-"$"#,##0.00');
});

test("unknown values show as a dash, and missing entries are omitted", async () => {
  const project = parsed({ record: { ...exampleProject().record, name: "Just begun" }, data: {} });
  const workbook = readGood(await results(project));
  expect(workbook.sheets.map(({ name }) => name)).not.toContain("ESA");
  const texts = [...(workbook.sheet("Summary")?.cells() ?? [])];
  const interest = texts.find(({ value }) => value === "Project interest rate")?.row ?? 0;
  const shown = texts.find(({ row, column, value }) => row === interest && column > 2 && value !== "")?.value;
  expect(shown).toBe("–");
  expect(texts.some(({ value }) => value === "City")).toBe(false);
  expect(texts.find(({ value }) => value.startsWith("Nothing is entered or calculated for: "))?.value).toContain("ESA");
});

test("the months of the loan share one explanation for each column, worked on one of them", async () => {
  const workbook = readGood(await results(exampleProject("school-district")));
  const labels = [...(workbook.sheet("Explanations")?.cells() ?? [])].filter(({ column }) => column === 2);
  const ofMonths = labels.filter(({ value }) => value.includes("an example: all 192 come about like this"));
  expect(ofMonths.length).toBeGreaterThan(4);
  expect(ofMonths.some(({ value }) => value.startsWith("Interest, month "))).toBe(true);
});

test("a schedule prints one page wide on paper on which it is comfortable to read, with the project's name below", async () => {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(await results(exampleProject("federal-espc"))) as unknown as ArrayBuffer);
  for (const { name, pageSetup, headerFooter } of workbook.worksheets) {
    expect([pageSetup.fitToPage, pageSetup.fitToWidth], name).toEqual([true, 1]);
    expect(headerFooter.oddFooter).toContain("Fort Example");
  }
  const TABLOID = 3;
  expect(workbook.getWorksheet("Schedule 2a")?.pageSetup).toMatchObject({
    orientation: "landscape",
    paperSize: TABLOID,
  });
});
