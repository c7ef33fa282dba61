// Writes every project of fixtures/projects that the template holds as a filled workbook, and re-saves each with LibreOffice where it is
// installed, so that the tests read what another program writes. Run with `npm run fixtures`.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CalculationType, calculateProject, parseProject } from "@epb/engine";
import { EPB_CALCULATING_4_2_10 } from "@epb/workbook";
import { writeTemplate } from "@epb/workbook/write";

const PROJECTS = fileURLToPath(new URL("../fixtures/projects/", import.meta.url));
const WORKBOOKS = fileURLToPath(new URL("../fixtures/workbooks/", import.meta.url));

const written: string[] = [];
for (const file of readdirSync(PROJECTS).filter((name) => name.endsWith(".json"))) {
  const parsed = parseProject(JSON.parse(readFileSync(join(PROJECTS, file), "utf8")));
  if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.problems, undefined, 1)}`);
  const project = parsed.value;
  const { calculationType } = project.record;
  // The template has no place for express data and supplied values.
  if (calculationType === CalculationType.Epx || calculationType === CalculationType.Override) continue;
  const workbook = join(WORKBOOKS, `${basename(file, ".json")}.xlsx`);
  writeFileSync(
    workbook,
    await writeTemplate(EPB_CALCULATING_4_2_10, { project, calculation: calculateProject(project) }),
  );
  written.push(workbook);
}
console.log(`${written.length} workbooks written`);

const folder = mkdtempSync(join(tmpdir(), "epb-fixtures-"));
const saved = spawnSync("soffice", ["--headless", "--convert-to", "xlsx", "--outdir", folder, ...written]);
if (saved.error !== undefined || saved.status !== 0) {
  console.log("LibreOffice is not installed or failed: the re-saved workbooks stay as they are.");
} else {
  for (const workbook of written) {
    const name = basename(workbook);
    copyFileSync(join(folder, name), workbook.replace(/\.xlsx$/, ".libreoffice.xlsx"));
  }
  console.log(`${written.length} workbooks re-saved by LibreOffice`);
}
