import { parseArgs } from "node:util";
import { compareWithLibreOffice } from "./libreoffice/compare-formulas.js";
import { hasLibreOffice } from "./libreoffice/edit-workbooks.js";

// Compares the formulas of workbooks of generated projects, calculated by LibreOffice, with the figures of the engine:
// `npm run compare:libreoffice -- --projects 60 --seed 42`.

const { values } = parseArgs({
  options: { projects: { type: "string", default: "60" }, seed: { type: "string", default: "42" } },
});
const projects = Number(values.projects);
const seed = Number(values.seed);

if (!(Number.isInteger(projects) && projects > 0) || !Number.isInteger(seed)) {
  console.error("usage: npm run compare:libreoffice -- [--projects 60] [--seed 42]");
  process.exit(2);
}
if (hasLibreOffice()) {
  for await (const { title, workbooks, cells, numbers, off } of compareWithLibreOffice(projects, seed)) {
    console.log(`${title}: ${workbooks} workbooks, ${cells} cells with formulas, ${numbers} of them numbers`);
    console.log(`${off.length} cells differ`);
    for (const one of off.slice(0, 20)) console.log(`  ${one}`);
    if (off.length > 0) process.exitCode = 1;
  }
} else console.log("LibreOffice is not installed: nothing is compared.");
