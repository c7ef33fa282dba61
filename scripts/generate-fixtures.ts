// Writes every project of fixtures/projects as a filled workbook of each template that fits. Re-saves each with
// LibreOffice, if installed, so that the tests read a workbook of another program. Run with `npm run fixtures`.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CalculationType, calculateProject, type Project, parseProject, TemplateKind } from "@epb/engine";
import { newestTemplate } from "@epb/workbook";
import { projectInTemplate, writeTemplate } from "@epb/workbook/write";
import { editWorkbooks } from "./libreoffice/edit-workbooks.js";

const PROJECTS = fileURLToPath(new URL("../fixtures/projects/", import.meta.url));
const WORKBOOKS = fileURLToPath(new URL("../fixtures/workbooks/", import.meta.url));
/** The project that is also written to the template for accreditation. */
const ACCREDITED = "federal-espc";

const written: string[] = [];
for (const file of readdirSync(PROJECTS).filter((name) => name.endsWith(".json"))) {
  const parsed = parseProject(JSON.parse(readFileSync(join(PROJECTS, file), "utf8")));
  if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.problems, undefined, 1)}`);
  const project = parsed.value;
  const name = basename(file, ".json");
  for (const kind of kindsFor(name, project)) {
    // The workbook of the default template has only the project's name.
    const workbook = join(WORKBOOKS, kind === "epb-calculating" ? `${name}.xlsx` : `${name}.${kind}.xlsx`);
    const manifest = newestTemplate(kind);
    const held = manifest.figureCells === "supplied" ? project : await projectInTemplate(manifest, project);
    writeFileSync(workbook, await writeTemplate(manifest, { project, calculation: calculateProject(held) }));
    written.push(workbook);
  }
}

/** The templates a project is written to. */
function kindsFor(name: string, { record: { calculationType } }: Project): TemplateKind[] {
  if (calculationType === CalculationType.Epx) return [TemplateKind.Epx, TemplateKind.EpxCampaign];
  if (calculationType === CalculationType.Override) return [TemplateKind.EpbNonCalculating];
  return name === ACCREDITED
    ? [TemplateKind.EpbCalculating, TemplateKind.EpbAccreditation]
    : [TemplateKind.EpbCalculating];
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

// Edits of a person who uses the workbook; fixtures/workbooks/README.md describes them.
const isEdited = editWorkbooks([
  {
    source: join(WORKBOOKS, "school-district.xlsx"),
    target: join(WORKBOOKS, "school-district.edited-in-libreoffice.xlsx"),
    edits: [
      { do: "insert rows", sheet: "Schedule 2a", at: 11, count: 1 },
      { do: "insert rows", sheet: "Schedule 3", at: 5, count: 1 },
      { do: "insert columns", sheet: "Schedule 2b", at: 2, count: 1 },
      { do: "rename sheet", sheet: "Schedule 4", to: "First-year savings" },
    ],
  },
  {
    source: join(WORKBOOKS, "epx-campus.epx.xlsx"),
    target: join(WORKBOOKS, "epx-campus.epx.edited-in-libreoffice.xlsx"),
    edits: [
      { do: "number", sheet: "Financing", cell: "C9", number: 12 },
      { do: "number", sheet: "Measures", cell: "J9", number: 450_000 },
      { do: "number", sheet: "Savings", cell: "E14", number: 70_000 },
    ],
  },
  {
    source: join(WORKBOOKS, "epx-campus.epx-campaign.xlsx"),
    target: join(WORKBOOKS, "epx-campus.epx-campaign.edited-in-libreoffice.xlsx"),
    edits: [
      { do: "number", sheet: "Summary", cell: "C21", number: 12 },
      { do: "number", sheet: "Measures", cell: "J10", number: 99_999 },
    ],
  },
]);
if (isEdited) console.log("3 workbooks edited in LibreOffice");
