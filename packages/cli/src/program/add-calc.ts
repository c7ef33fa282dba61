import { type Command, Option } from "commander";
import type { CalcOptions } from "../commands/calc.js";
import { SEVERITIES } from "../diagnostics/threshold.js";
import type { Io } from "../io.js";
import { CSV_SCHEDULES, FORMATS } from "../reporters/formats.js";
import type { Finish } from "./finish.js";

const DESCRIPTION = `Checks and calculates projects, and reports the schedules and everything that was found.

A project is a workbook made from a template, or JSON. Several files are calculated in their order; one that cannot be read does not stop the others.`;

const EXAMPLES = `
Examples:
  The schedules of one project, to read:
    $ epb calc project.xlsx

  The figures of a project for another program, exact to the last digit:
    $ epb calc project.json --format json -o result.json

  The years of several projects as one table for a spreadsheet:
    $ epb calc project.xlsx project.json --format csv -o years.csv

  Every month of the loan:
    $ epb calc project.xlsx --format csv --schedule amortization

  From another program, and fail on warnings as well:
    $ epb calc - --fail-on warning < project.json`;

export function addCalc(program: Command, io: Io, finish: Finish): void {
  program
    .command("calc")
    .summary("check and calculate projects")
    .description(DESCRIPTION)
    .argument("<file...>", "workbooks (.xlsx) or JSON; - reads standard input")
    .addOption(
      new Option("-f, --format <format>", "human to read, json for programs, csv for spreadsheets")
        .choices(FORMATS)
        .default("human"),
    )
    .addOption(
      new Option(
        "--schedule <schedule>",
        "the table of --format csv: 1 is savings and payments by year, 2a the prices of the measures, express the years of express projects",
      ).choices(CSV_SCHEDULES),
    )
    .option("-o, --output <file>", "write to a file, whole or not at all; - is standard output")
    .addOption(
      new Option("--fail-on <severity>", "the least severe finding that makes the exit status 1")
        .choices(SEVERITIES)
        .default("error"),
    )
    .option("-q, --quiet", "say nothing on standard error but why a file cannot be read")
    .option("--no-color", "no colour on a terminal (NO_COLOR=1 does the same)")
    .addHelpText("after", EXAMPLES)
    .action(async (files: string[], options: CalcOptions) => {
      const { calc } = await import("../commands/calc.js");
      finish(await calc(files, options, io));
    });
}
