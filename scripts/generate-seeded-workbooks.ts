// Writes the workbooks of fixtures/seeded: a filled template with one or more mistakes in each, made by LibreOffice, by
// exceljs, or in the XML, never by our writer. Run with `npx tsx -C @epb/source scripts/generate-seeded-workbooks.ts`;
// the expected findings are written by hand in fixtures/seeded/expected.json.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { calculateProject, parseProject } from "@epb/engine";
import { EPB_CALCULATING_4_2_10 } from "@epb/workbook";
import { writeTemplate } from "@epb/workbook/write";
import { savedByExceljs } from "../test/testing/exceljs-workbook.js";
import { WorkbookFile } from "../test/testing/workbook-file.js";
import { editWorkbooks } from "./libreoffice/edit-workbooks.js";
import { EXCELJS_EDITS } from "./seeded/exceljs-edits.js";
import { LIBREOFFICE_EDITS } from "./seeded/libreoffice-edits.js";
import { XML_EDITS } from "./seeded/xml-edits.js";

const FIXTURES = fileURLToPath(new URL("../fixtures/", import.meta.url));
const SEEDED = join(FIXTURES, "seeded");
const PROJECT = join(FIXTURES, "projects", "federal-espc.json");

const parsed = parseProject(JSON.parse(readFileSync(PROJECT, "utf8")));
if (!parsed.ok) throw new Error(`${PROJECT}: ${JSON.stringify(parsed.problems, undefined, 1)}`);
const project = parsed.value;
const flawless = await writeTemplate(EPB_CALCULATING_4_2_10, { project, calculation: calculateProject(project) });

for (const [name, edits] of Object.entries(EXCELJS_EDITS)) {
  writeFileSync(join(SEEDED, `${name}.xlsx`), await savedByExceljs(flawless, edits));
}
for (const [name, edit] of Object.entries(XML_EDITS)) {
  writeFileSync(join(SEEDED, `${name}.xlsx`), edit(new WorkbookFile(flawless)).bytes());
}
console.log(`${Object.keys(EXCELJS_EDITS).length} workbooks by exceljs, ${Object.keys(XML_EDITS).length} in XML`);

const folder = mkdtempSync(join(tmpdir(), "epb-seeded-"));
const source = join(folder, "flawless.xlsx");
writeFileSync(source, flawless);
const jobs = Object.entries(LIBREOFFICE_EDITS).map(([name, edits]) => ({
  source,
  target: join(folder, `${name}.xlsx`),
  edits,
}));
if (!editWorkbooks(jobs)) {
  console.log("LibreOffice is not installed or failed: the workbooks it saves stay as they are.");
} else {
  for (const { target } of jobs) copyFileSync(target, join(SEEDED, target.slice(folder.length + 1)));
  console.log(`${jobs.length} workbooks by LibreOffice`);
}
rmSync(folder, { recursive: true });
