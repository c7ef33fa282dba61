import { type Command, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { rawOption } from "../../options/format-option.js";
import {
  failOnOption,
  forceOption,
  noColorOption,
  profileOption,
  quietOption,
  verboseOption,
} from "../../options/shared-options.js";
import { EXPORT_TARGETS } from "./export-targets.js";
import type { ExportOptions } from "./run.js";

const DESCRIPTION = `Writes a project in a format that other programs or people can use, and lists the data that the format cannot contain.

  xlsx-formulas  a workbook with formulas in its calculated cells, for a spreadsheet program
  buildingsync   BuildingSync 2.7 XML: site, measures, baseline, and package of measures
  csv            a folder with one file for each schedule
  html           a report with charts for a browser or a printer, in one file`;

const EXAMPLES = `
Examples:
  A workbook with live formulas:
    $ epb export project.json -o formulas.xlsx

  For programs that read BuildingSync:
    $ epb export project.xlsx -o project.xml

  Every schedule for a spreadsheet or a database:
    $ epb export project.xlsx --to csv -o schedules

  A report to view and print:
    $ epb export project.xlsx -o report.html`;

export function addExport(program: Command, io: Io, finish: Finish): void {
  program
    .command("export")
    .summary("write a project as an Excel workbook, BuildingSync, CSV, or HTML")
    .description(DESCRIPTION)
    .argument("<file>", 'a workbook (.xlsx, .ods, .xls, .csv) or JSON; "-" reads standard input')
    .addOption(
      new Option(
        "-t, --to <form>",
        "the format to write (default: by the ending .xlsx, .xml, or .html of the output file)",
      ).choices(EXPORT_TARGETS),
    )
    .option("-o, --output <file>", 'file to write, or folder for csv; "-" writes to standard output')
    .addOption(rawOption())
    .addOption(forceOption())
    .addOption(failOnOption())
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: ExportOptions) => {
      const { exportProject } = await import("./run.js");
      finish(await exportProject(file, options, io));
    });
}
