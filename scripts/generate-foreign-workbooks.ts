// Writes the workbooks of fixtures/foreign: projects in forms that are not our templates. Run with
// `npx tsx -C @epb/source scripts/generate-foreign-workbooks.ts`, and with names of forms to write only those; the
// profiles beside them are written by hand. exceljs and LibreOffice write the time into every file.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { projectOfForm } from "../test/testing/foreign/form.js";
import { FORMS } from "../test/testing/foreign/forms.js";
import { KEPT_FORMS } from "../test/testing/foreign/kept/forms.js";
import { SECOND_FORMS } from "../test/testing/foreign/second/forms.js";
import { THIRD_FORMS } from "../test/testing/foreign/third/forms.js";

const FOLDER = join(import.meta.dirname, "..", "fixtures", "foreign");

/** The workbook as LibreOffice opens and saves it. */
function savedByLibreOffice(bytes: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "epb-forms-"));
  try {
    const file = join(folder, "form.xlsx");
    const out = join(folder, "saved");
    writeFileSync(file, bytes);
    const { status, stderr } = spawnSync(
      "soffice",
      [`-env:UserInstallation=file://${folder}/profile`, "--headless", "--convert-to", "xlsx", "--outdir", out, file],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`soffice failed: ${stderr}`);
    return readFileSync(join(out, basename(file)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const chosen = [...FORMS, ...SECOND_FORMS, ...THIRD_FORMS, ...KEPT_FORMS].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
);
for (const form of chosen) {
  const bytes = await form.write(projectOfForm(form));
  writeFileSync(join(FOLDER, `${form.name}.xlsx`), form.maker === "LibreOffice" ? savedByLibreOffice(bytes) : bytes);
}
console.log(`${chosen.length} forms`);
