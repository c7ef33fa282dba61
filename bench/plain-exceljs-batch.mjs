// The loop that anyone would write around plain-exceljs.mjs: one process, every workbook read by exceljs, the same engine.
// The yardstick of performance §3.
import { readFileSync } from "node:fs";
import { calculateProject, parseProject } from "@epb/engine";
import ExcelJS from "exceljs";

const [projectPath, ...workbookPaths] = process.argv.slice(2);
let cells = 0;
for (const path of workbookPaths) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  for (const sheet of workbook.worksheets) {
    sheet.eachRow((row) => row.eachCell((cell) => (cells += cell.value === null ? 0 : 1)));
  }
  // Mapping is spared: the project comes from JSON, so the yardstick does less than the product, never more.
  const parsed = parseProject(JSON.parse(readFileSync(projectPath, "utf8")));
  calculateProject(parsed.value);
}
console.log(workbookPaths.length, cells);
