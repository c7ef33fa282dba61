import { AgreementType, calculateProject, Decimal, withValueAtPath } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import exceljs from "exceljs";
import { describe, expect, test, vi } from "vitest";
import { readGood } from "../../testing/read.js";
import { exampleProject, parsed, withUnreadablePrice } from "../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import type { TemplateContent } from "./table-rows.js";
import { writeTemplate } from "./write-template.js";

const manifest = EPB_CALCULATING_4_2_10;
/** An hour in ms, far more than the 2 s to which a zip keeps the times of its parts. */
const HOUR = 3_600_000;

async function withExceljs(bytes: Uint8Array): Promise<exceljs.Workbook> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as ArrayBuffer);
  return workbook;
}

let blankBytes: Promise<Uint8Array> | undefined;
let exampleBytes: Promise<Uint8Array> | undefined;

/** The blank workbook, written once for all tests. */
function blankFile(): Promise<Uint8Array> {
  blankBytes ??= writeTemplate(manifest);
  return blankBytes;
}

/** The example's workbook with its figures, written once for all tests. */
function exampleWithFigures(): Promise<Uint8Array> {
  const project = exampleProject();
  exampleBytes ??= writeTemplate(manifest, { project, calculation: calculateProject(project) });
  return exampleBytes;
}

function projectWith(data: object) {
  return parsed({ record: { ...exampleProject().record, name: "Texts & <names>" }, data });
}

test("equal input gives equal bytes", async () => {
  const project = exampleProject();
  const calculation = calculateProject(project);
  const first = await exampleWithFigures();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR });
  try {
    expect(Buffer.compare(first, await writeTemplate(manifest, { project, calculation }))).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("the version is a named cell and a document property", async () => {
  const workbook = readGood(await blankFile());
  expect(workbook.customProperties.get("epbTemplate")).toBe("epb-calculating 4.2.10");
  const target = workbook.definedName("epb_template_version")?.target;
  expect(workbook.sheet(target?.sheet ?? "")?.cellAt(target?.range.top ?? 0, target?.range.left ?? 0)?.value).toBe(
    "4.2.10",
  );
});

test("texts that look like formulas stay text", async () => {
  const texts = ["=1+1", "+1", "-1", "@SUM(A1)"];
  const ecms = texts.map((ecmDescription, index) => ({ uuid: `u${index}`, ecmDescription }));
  const bytes = await writeTemplate(manifest, { project: projectWith({ ecms }) });
  const sheet = readGood(bytes).sheet("Schedule 2a");
  const cells = texts.map((_, index) => sheet?.cell(`C${9 + index}`));
  expect(cells.map((cell) => [cell?.type, cell?.value, cell?.formula])).toEqual(
    texts.map((text) => ["text", text, undefined]),
  );
  const styled = (await withExceljs(bytes)).getWorksheet("Schedule 2a")?.getCell("C9");
  expect(styled?.numFmt).toBe("@");
});

test("a decimal of more than 15 digits is written as text, any other as a number", async () => {
  const capitalization = { procureConstrIntr: "12345678901234567.89", bondedAmt: "123456789012.345" };
  const sheet = readGood(await writeTemplate(manifest, { project: projectWith({ capitalization }) })).sheet(
    "Schedule 3",
  );
  expect([sheet?.cell("E20"), sheet?.cell("E22")].map((cell) => [cell?.type, cell?.value])).toEqual([
    ["text", "12345678901234567.89"],
    ["number", "123456789012.345"],
  ]);
});

test("inputs are unlocked, everything else is locked, and sheets are protected without a password", async () => {
  const workbook = await withExceljs(await blankFile());
  const sheet = workbook.getWorksheet("Schedule 2a");
  expect(sheet?.getCell("K9").protection?.locked).toBe(false);
  expect(sheet?.getCell("M9").protection?.locked).not.toBe(false);
  expect(sheet?.getCell("B5").protection?.locked).not.toBe(false);
  const protection = (sheet as unknown as { sheetProtection: Record<string, unknown> }).sheetProtection;
  expect(protection).toMatchObject({ sheet: true });
  expect(protection).not.toHaveProperty("hashValue");
});

test("rows can be inserted only on sheets without formulas in their tables", async () => {
  const workbook = await withExceljs(await blankFile());
  const mayInsert = (name: string) => {
    const sheet = workbook.getWorksheet(name) as unknown as { sheetProtection: { insertRows?: boolean } };
    return sheet.sheetProtection.insertRows === true;
  };
  expect(["Schedule 2a", "Schedule 4", "GHG", "Schedule 3"].filter(mayInsert)).toEqual([]);
  expect(["Contacts", "GHG Factors"].filter(mayInsert)).toEqual(["Contacts", "GHG Factors"]);
});

test("a workbook with rows for 60 measures has formulas in all of them and totals over all of them", async () => {
  const workbook = readGood(await writeTemplate(manifest, { measureRows: 60 }));
  const rows = workbook.definedName("epb_measures_rows")?.target;
  const { top = 0, bottom = 0 } = rows?.range ?? {};
  expect(bottom - top).toBe(60);
  const sheet = workbook.sheet("Schedule 2a");
  for (let row = top; row < bottom; row++) expect(sheet?.cell(`M${row}`)?.formula, `row ${row}`).toBeDefined();
  expect(sheet?.cell(`J${bottom}`)?.formula).toContain(`J${bottom - 1}`);
});

test("choices have a drop-down from the hidden lists, amounts a limit", async () => {
  const workbook = await withExceljs(await blankFile());
  expect(workbook.getWorksheet("Lists")?.state).toBe("hidden");
  const sheet = workbook.getWorksheet("Schedule 3");
  expect(sheet?.getCell("E16").dataValidation).toMatchObject({
    type: "list",
    formulae: ["epb_list_paymentFrequencies"],
  });
  expect(sheet?.getCell("E20").dataValidation).toMatchObject({ type: "decimal", showErrorMessage: true });
});

test("the state of the site has a drop-down of the states, and accepts another text for a site abroad", async () => {
  const workbook = await withExceljs(await blankFile());
  const summary = workbook.getWorksheet("Summary");
  let state = 0;
  summary?.eachRow((row, number) => {
    if (row.getCell(2).value === "State") state = number;
  });
  const { type, formulae, showErrorMessage = false } = summary?.getCell(state, 3).dataValidation ?? {};
  expect({ type, formulae, showErrorMessage }).toEqual({
    type: "list",
    formulae: ["epb_list_states"],
    showErrorMessage: false,
  });
});

test("issues name the cell of their input", async () => {
  const project = projectWith({});
  const bytes = await writeTemplate(manifest, { project, calculation: calculateProject(project) });
  const texts = [...(readGood(bytes).sheet("Summary")?.cells() ?? [])].map(({ value }) => value);
  expect(texts).toContain("Missing award date.");
  expect(texts).toContain("Schedule 3!E13");
});

describe("a workbook that calculates, for a project with a price that cannot be read,", () => {
  const project = withUnreadablePrice("school-district");

  test.each([
    ["without a calculation", undefined],
    ["with no figures", calculateProject(project)],
    ["with known figures", calculateKnownFigures(project)],
  ])("has its inputs and neither formulas nor figures, %s", async (_, calculation) => {
    const workbook = readGood(await writeTemplate(manifest, { project, ...(calculation && { calculation }) }));
    const cells = workbook.sheets.flatMap((sheet) => [...sheet.cells()]);
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    const texts = cells.map(({ value }) => value);
    expect(texts).toContain("Total implementation price");
    // The delivery charge of the first measure is an input; its savings in the first year are a figure.
    expect(texts).toContain("146880");
    const years = [...(workbook.sheet("Schedule 1")?.cells() ?? [])].filter(
      ({ row, column }) => row > 12 && column > 2,
    );
    expect(years.filter(({ type }) => type === "number")).toEqual([]);
  });
});

test("the project's name is in the print footer, with its ampersand", async () => {
  const workbook = await withExceljs(await writeTemplate(manifest, { project: projectWith({}) }));
  expect(workbook.getWorksheet("Schedule 1")?.headerFooter.oddFooter).toBe("&LTexts && <names>&RPage &P of &N");
});

test("figures are numbers, dates are dates", async () => {
  const workbook = readGood(await exampleWithFigures());
  const summary = workbook.sheet("Summary");
  const figure = (label: string) => {
    const row = [...(summary?.cells() ?? [])].find(({ value }) => value === label)?.row ?? 0;
    const cell = summary?.cellAt(row, 3);
    return cell && [cell.type, cell.value, workbook.numberFormat(cell)];
  };
  const dollars = '"$"#,##0.00;[Red]-"$"#,##0.00;"$"#,##0.00;"–"';
  expect(figure("Total implementation price")).toEqual(["number", "4535000", dollars]);
  const date = 'yyyy-mm-dd;yyyy-mm-dd;yyyy-mm-dd;"–"';
  expect(figure("Start of the performance period")).toEqual(["number", "45869", date]);
});

test("a key figure that is not known shows a dash and holds no value", async () => {
  const example = exampleProject();
  const project = { ...example, data: withValueAtPath(example.data, "financing.awardDate", undefined) };
  const workbook = readGood(await writeTemplate(manifest, { project, calculation: calculateProject(project) }));
  const row = [...(workbook.sheet("Summary")?.cells() ?? [])].find(
    ({ value }) => value === "Start of the performance period",
  )?.row;
  const cell = workbook.sheet("Summary")?.cellAt(row ?? 0, 3);
  expect(cell?.value).toBe("");
  expect(cell && workbook.numberFormat(cell)).toMatch(/;"–"$/);
  expect(readProjectFromWorkbook(workbook).findings).toEqual([]);
});

describe("a sheet that only some projects need", () => {
  const printed = async (content: TemplateContent, name: string) =>
    (await withExceljs(await writeTemplate(manifest, content))).getWorksheet(name)?.pageSetup.printArea;
  const example = exampleProject();
  const withInput = (path: string, value: unknown): TemplateContent => ({
    project: { ...example, data: withValueAtPath(example.data, path, value) },
  });

  test("prints its title alone while it has no entries", async () => {
    expect(await printed({}, "Schedule 5")).toMatch(/^B1:[A-Z]+3$/);
    expect(await printed({}, "ESA")).toMatch(/^B1:[A-Z]+3$/);
  });

  test("prints everything with an entry, or for its agreement type", async () => {
    const ceilings = [{ year: 1, month: 1, value: new Decimal(1000) }];
    expect(await printed(withInput("cancellationCeiling", ceilings), "Schedule 5")).toMatch(/^B1:[A-Z]+\d{2}$/);
    const ofAgreement = withInput("financing.projectAgreementTypeID", AgreementType.ESA);
    expect(await printed(ofAgreement, "ESA")).toMatch(/^B1:[A-Z]+\d{2}$/);
  });
});

test("each printed part of a sheet names the group of its columns", async () => {
  const sheet = (await withExceljs(await blankFile())).getWorksheet("Schedule 4");
  const groupRow = Number(sheet?.pageSetup.printTitlesRow?.split(":")[0]);
  const groups: unknown[] = [];
  sheet?.getRow(groupRow).eachCell((cell) => {
    if (cell.master === cell) groups.push(cell.value);
  });
  expect(groups).toEqual(["First-year savings", "First-year savings", "Baseline"]);
});
