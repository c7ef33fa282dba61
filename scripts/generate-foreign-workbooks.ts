// Writes the workbooks of fixtures/foreign: projects in forms that are not our templates. Run with
// `npx tsx -C @epb/source scripts/generate-foreign-workbooks.ts`; the profiles beside them are written by hand.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Project, parseProject } from "@epb/engine";
import { proForma } from "./foreign/pro-forma.js";
import { taskOrder } from "./foreign/task-order.js";

const FIXTURES = join(import.meta.dirname, "..", "fixtures");

function projectOf(name: string): Project {
  const parsed = parseProject(JSON.parse(readFileSync(join(FIXTURES, "projects", `${name}.json`), "utf8")));
  if (!parsed.ok) throw new Error(`${name} is not a project.`);
  return parsed.value;
}

const FORMS = {
  "pro-forma": () => proForma(projectOf("school-district")),
  "task-order": () => taskOrder(projectOf("federal-espc")),
};

for (const [name, write] of Object.entries(FORMS)) {
  writeFileSync(join(FIXTURES, "foreign", `${name}.xlsx`), await write());
}
console.log(`${Object.keys(FORMS).length} forms`);
