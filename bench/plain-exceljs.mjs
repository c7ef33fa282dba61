// The program this product would be without care for start-up: everything imported at once, every sheet read by exceljs,
// the same engine behind it. The yardstick of performance §1.
import { calculateProject, parseProject } from "@epb/engine";
import { Command } from "commander";
import * as dateFns from "date-fns";
import ExcelJS from "exceljs";
import { z } from "zod";

const program = new Command().argument("<workbook>").argument("<project>");
program.parse();
const [workbookPath, projectPath] = program.args;
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.readFile(workbookPath);
const cells = new Map();
for (const sheet of workbook.worksheets) {
  sheet.eachRow((row) => row.eachCell((cell) => cells.set(`${sheet.name}!${cell.address}`, cell.value)));
}
const { readFileSync } = await import("node:fs");
// Mapping is spared: the project comes from JSON, so the yardstick does less than the product, never more.
const parsed = parseProject(JSON.parse(z.string().parse(readFileSync(projectPath, "utf8"))));
const { calculatedValues } = calculateProject(parsed.value);
console.log(cells.size, dateFns.format(new Date(2025, 0, 1), "yyyy"), calculatedValues.performancePeriod.years);
