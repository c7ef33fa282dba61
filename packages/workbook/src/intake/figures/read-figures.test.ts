import { calculateProject, Decimal, figureDefinition, listFigures } from "@epb/engine";
import { expect, test } from "vitest";
import { edited, example, exampleProject, withInserted, workbookOf } from "../../../testing/template-workbook.js";
import { KNOWN_TEMPLATES } from "../../templates/known-templates.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";
import type { FigureCell, FigureReading } from "./figure-cell.js";
import { itemKeys } from "./item-keys.js";

const project = exampleProject();
const written = workbookOf(project, true);

function figuresOf(workbook: FlatWorkbook): FigureReading {
  const figures = readProjectFromWorkbook(workbook).figures();
  if (figures === undefined) throw new Error("The workbook is made from a template.");
  return figures;
}

const at = ({ cells }: FigureReading, path: string): FigureCell | undefined => cells.find((cell) => cell.path === path);

/** Path and value as text, without the cells that are blank. */
const values = ({ cells }: FigureReading): [string, string][] =>
  cells.flatMap(({ path, content }): [string, string][] =>
    content.kind === "figure" ? [[path, String(content.value)]] : [],
  );

test("figures are found at their cells: in forms, in columns, in closing rows", async () => {
  const figures = figuresOf(await written);
  expect(figures.figureCells).toBe("calculated");
  expect(
    [
      "projectSummary.financialSummary.totalPayments",
      "projectSummary.financialSummary.startDateOfPerformancePeriod",
      "projectSummary.financialSummary.hasUpfrontIncentives",
      "costSavings.years[year=3].payment",
      "costSavings.totalPayments",
      "ecm.measures[uuid=ecm-2].implementationPrice",
      "itemizedSavings.years[year=2].categories[fieldId=1].value",
      "amortization.detail[year=2,month=12].paymentDate",
    ].map((path) => {
      const cell = at(figures, path);
      return [cell?.place.sheet, cell?.place.address, cell?.field, JSON.stringify(cell?.content)];
    }),
  ).toMatchObject([
    ["Summary", "C38", "Total payments", '{"kind":"figure","value":"7503806.9524"}'],
    ["Summary", "C34", "Start of the performance period", '{"kind":"figure","value":"2025-07-31"}'],
    ["Summary", "C44", expect.any(String), '{"kind":"figure","value":true}'],
    ["Schedule 1", "G20", "Year 3: Payment", '{"kind":"figure","value":"415431.998"}'],
    ["Schedule 1", "G43", "Total: Payment", '{"kind":"figure","value":"7503806.9524"}'],
    ["Schedule 2a", "M10", "Measure 2: Implementation price", '{"kind":"figure","value":"1680000"}'],
    ["Savings by Year", expect.any(String), "Year 2: Electric energy", expect.any(String)],
    ["Amortization by Month", expect.any(String), "Year 2, month 12: Payment date", expect.any(String)],
  ]);
});

test("every figure of the calculation that has a cell is read as it was calculated", async () => {
  const computed = new Map(listFigures(calculateProject(project).calculatedValues).map((one) => [one.path, one.value]));
  const read = values(figuresOf(await written));
  expect(read.length).toBeGreaterThan(1_800);
  for (const [path, value] of read) {
    const figure = computed.get(path);
    // A cell keeps 15 digits of a number.
    const isRead = Decimal.isDecimal(figure)
      ? figure.minus(value).abs().lte(figure.abs().times("1e-14"))
      : String(figure) === value;
    expect(isRead, `${path} ${value}`).toBe(true);
  }
});

test("names find figures after rows and columns were inserted and the sheet was renamed", async () => {
  const book = await written;
  const moved = [
    { sheet: "Summary", axis: "row", at: 3 },
    { sheet: "Summary", axis: "row", at: 35 },
    { sheet: "Schedule 1", axis: "column", at: 3 },
    { sheet: "Schedule 1", axis: "row", at: 20 },
    { sheet: "Amortization by Month", axis: "row", at: 2 },
  ] as const;
  const renamed = edited(moved.reduce(withInserted, book), { renamedSheets: { Summary: "Overview" } });
  expect(values(figuresOf(renamed))).toEqual(values(figuresOf(book)));
  expect(at(figuresOf(renamed), "projectSummary.financialSummary.totalPayments")?.place).toEqual({
    sheet: "Overview",
    address: "C40",
  });
});

test("marks find figures without names, and labels find figures without names and marks", async () => {
  const book = await written;
  const lostNames = (name: string): boolean => name.startsWith("epb_figure_");
  expect(values(figuresOf(edited(book, { lostNames: () => true })))).toEqual(values(figuresOf(book)));
  const marks = [...(book.sheet("Summary")?.cells() ?? [])].filter(
    ({ column, value }) => column === 1 && value.startsWith("projectSummary."),
  );
  expect(marks.length).toBeGreaterThan(10);
  const cells = marks.map(({ address }) => ({ sheet: "Summary", address }));
  expect(values(figuresOf(edited(book, { lostNames, cells })))).toEqual(values(figuresOf(book)));
});

test("a mark finds a figure with a changed label", async () => {
  const book = await written;
  const place = at(figuresOf(book), "projectSummary.financialSummary.totalPayments")?.place;
  if (place === undefined) throw new Error("Total payments have a cell.");
  const label = {
    sheet: place.sheet,
    address: place.address.replace(/^C/, "B"),
    type: "text",
    value: "We pay",
  } as const;
  const changed = edited(book, { lostNames: (name) => name.startsWith("epb_figure_"), cells: [label] });
  expect(at(figuresOf(changed), "projectSummary.financialSummary.totalPayments")?.place).toEqual(place);
});

test("of two rows for one year the first counts", async () => {
  const cells = [{ sheet: "Schedule 1", address: "B21", type: "number", value: "3" }] as const;
  const figures = figuresOf(edited(await written, { cells }));
  const rows = figures.cells.filter(
    ({ path, place }) => path === "costSavings.years[year=3].payment" && place.sheet === "Schedule 1",
  );
  expect(rows.map(({ place }) => place.address)).toEqual(["G20"]);
  const ofYear4 = figures.cells.filter(({ path }) => path === "costSavings.years[year=4].payment");
  expect(ofYear4.map(({ place }) => place.sheet)).toEqual(["Schedule 1u"]);
});

test("content that is not a figure is quoted", async () => {
  const book = await written;
  const cells = [
    { sheet: "Summary", address: "C38", type: "error", value: "#REF!", formula: "#REF!+1" },
    { sheet: "Summary", address: "C39", type: "text", value: "see attachment" },
    { sheet: "Summary", address: "C40", type: "blank-formula", formula: "SUM(E5:E9)" },
    { sheet: "Summary", address: "C41", type: "text", value: "", formula: 'IF(A1="","",1)' },
  ] as const;
  const figures = figuresOf(edited(book, { cells }));
  const contents = figures.cells.filter(
    ({ place }) => /^C(38|39|40|41)$/.test(place.address) && place.sheet === "Summary",
  );
  expect(contents.map(({ content, hasFormula }) => [content, hasFormula])).toEqual([
    [{ kind: "error", text: "#REF!" }, true],
    [{ kind: "other", text: "see attachment" }, false],
    [{ kind: "withoutValue" }, true],
    [{ kind: "blank" }, true],
  ]);
  expect(figures.findings).toEqual([]);
});

test("a supplied value has its cell", async () => {
  const reading = readProjectFromWorkbook(await written);
  expect(reading.cellOf("calculatedValues.costSavings.years[year=3].payment")).toEqual({
    sheet: "Schedule 1",
    address: "G20",
  });
  expect(reading.cellOf("calculatedValues.costSavings.years[year=99].payment")).toBeUndefined();
});

test("a workbook that was written without figures has none", async () => {
  const { cells } = figuresOf(await example());
  expect(cells.length).toBeGreaterThan(500);
  expect(cells.every(({ content: { kind } }) => kind === "blank" || kind === "withoutValue")).toBe(true);
});

test("sheets that are not read have no figures", async () => {
  const { cells } = figuresOf(edited(await written, { unreadSheets: ["Amortization"] }));
  expect(cells.some(({ place }) => place.sheet === "Amortization")).toBe(false);
  expect(cells.some(({ place }) => place.sheet === "Schedule 1")).toBe(true);
});

/** Paths of every figure a template has a cell for, lists open. */
function figurePaths({ sheets }: TemplateManifest): string[] {
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  return blocks.flatMap((block) => {
    if (block.kind === "form") return block.fields.flatMap((field) => (field.kind === "figure" ? [field.figure] : []));
    if (block.kind !== "table") return [];
    const totals = block.columns.flatMap(({ totalFigure }) => totalFigure ?? []);
    const members = block.columns.flatMap(({ content }) => {
      if (content.kind !== "figure") return [];
      const list = content.list ?? block.figures?.list ?? "";
      const keys = itemKeys(list);
      const item = `${list}[${keys.map((key) => `${key}=1`).join(",")}]`;
      return list === "issues" || keys.includes(content.figure) ? [] : [`${item}.${content.figure}`];
    });
    return [...totals, ...members];
  });
}

test.each(KNOWN_TEMPLATES.map((manifest) => [manifest.kind, manifest] as const))(
  "every figure cell of %s is a figure of the calculation",
  (_kind, manifest) => {
    for (const path of figurePaths(manifest)) expect(() => figureDefinition(path), path).not.toThrow();
  },
);
