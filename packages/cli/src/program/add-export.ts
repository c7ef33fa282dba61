import { type Command, Option } from "commander";
import type { ExportOptions } from "../commands/export.js";
import { EXPORT_TARGETS } from "../commands/export-targets.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { failOnOption, noColorOption } from "./shared-options.js";

const DESCRIPTION = `Writes a project in a form that other people and programs work with, and says what has no place in it.

  xlsx-formulas  a workbook whose calculated cells are formulas, to go on with in a spreadsheet program
  buildingsync   BuildingSync 2.7 XML: site, measures, baseline and package of measures
  csv            every schedule as a table, a file each in a folder
  html           a report with charts for a browser or a printer, in one file`;

const EXAMPLES = `
Examples:
  A workbook that goes on calculating:
    $ epb export project.json --to xlsx-formulas -o formulas.xlsx

  For programs that read BuildingSync:
    $ epb export project.xlsx --to buildingsync -o project.xml

  Every schedule for a spreadsheet or a database:
    $ epb export project.xlsx --to csv -o schedules

  A report to look at and to print:
    $ epb export project.xlsx --to html -o report.html`;

export function addExport(program: Command, io: Io, finish: Finish): void {
  program
    .command("export")
    .summary("write a project as live formulas, BuildingSync, tables or a page")
    .description(DESCRIPTION)
    .argument("<file>", "a workbook (.xlsx) or JSON; - reads standard input")
    .addOption(new Option("-t, --to <form>", "the form to write").choices(EXPORT_TARGETS).makeOptionMandatory())
    .option("-o, --output <file>", "write to a file, or for csv to a folder, whole or not at all; - is standard output")
    .addOption(failOnOption())
    .option("-q, --quiet", "say nothing on standard error but what went wrong")
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: ExportOptions) => {
      const { exportProject } = await import("../commands/export.js");
      finish(await exportProject(file, options, io));
    });
}
