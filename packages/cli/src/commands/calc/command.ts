import type { ScheduleId } from "@epb/engine/report";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Io } from "../../io.js";
import { configOption, configurableFailOnOption, noConfigOption } from "../../options/configuration-options.js";
import type { Finish } from "../../options/finish.js";
import { formatOf, formatOption, rawOption } from "../../options/format-option.js";
import { forceOption, noColorOption, profileOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { FORMATS, type Format, SCHEDULES } from "../../reports/formats.js";
import type { CalcOptions } from "./run.js";

const DESCRIPTION = `Checks and calculates projects, and reports schedules and findings.

A project is a workbook made from a template, or JSON. epb calculates files in the order given. If a file cannot be read, epb continues with the other files.`;

const EXAMPLES = `
Examples:
  The schedules of one project, for people:
    $ epb calc project.xlsx

  The figures of a project for another program, with every digit:
    $ epb calc project.json -o result.json

  The years of several projects as one table for a spreadsheet:
    $ epb calc project.xlsx project.json -o years.csv

  Every month of the loan:
    $ epb calc project.xlsx --format csv --schedule amortization

  Some schedules for people, with an explanation of the key figures:
    $ epb calc project.xlsx --schedule 2a,3 --explain

  The same schedules for a spreadsheet, one file for each in a folder:
    $ epb calc project.xlsx --format csv --schedule 2a,3 -o schedules

  A report with charts for a browser or a printer:
    $ epb calc project.xlsx -o report.html

  A project from another program, with warnings as failures:
    $ epb calc - --fail-on warning < project.json`;

export function addCalc(program: Command, io: Io, finish: Finish): void {
  program
    .command("calc")
    .summary("check and calculate projects")
    .description(DESCRIPTION)
    .argument(
      "<file...>",
      'workbooks (.xlsx, .ods, .xls, .csv), projects (.json), or patterns; "-" reads standard input',
    )
    .addOption(
      formatOption(
        '"human" for people, "json" or "ndjson" (a line for each file) for programs, "csv" for spreadsheets, "xlsx" for a workbook of results, "html" for a report with charts',
        FORMATS,
      ),
    )
    .addOption(
      new Option(
        "--schedule <list>",
        "tables in the formats human and csv, separated by commas: 1, 1u (UESC), 2a, 2b, 3, 4, 5, esa, ghg, amortization (by month), loan (by year), savings (by category), cash-flow, escalation, express",
      ).argParser(parseSchedules),
    )
    .addOption(rawOption())
    .option("--explain", "explain the key figures (human, json, ndjson, html)")
    .option(
      "-o, --output <file>",
      'file to write; "-" writes to standard output. For several csv tables, give a folder',
    )
    .addOption(forceOption())
    .addOption(configurableFailOnOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (files: string[], options: Omit<CalcOptions, "format"> & { readonly format?: Format }) => {
      const { calc } = await import("./run.js");
      finish(await calc(files, { ...options, format: formatOf(options, FORMATS) }, io));
    });
}

/** A list of schedules with commas between them, each once. */
function parseSchedules(text: string): readonly ScheduleId[] {
  const names = text.split(",").map((name) => name.trim().toLowerCase());
  const found = names.map((name) => SCHEDULES.find((id) => id === name));
  const unknown = names.find((_, index) => found[index] === undefined);
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`There is no schedule "${unknown}". Allowed choices are ${SCHEDULES.join(", ")}.`);
  }
  return [...new Set(found.filter((id) => id !== undefined))];
}
