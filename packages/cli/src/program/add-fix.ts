import { type Command, Option } from "commander";
import type { FixOptions } from "../commands/fix.js";
import { HUMAN_OR_JSON } from "../commands/human-or-json.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { failOnOption, noColorOption } from "./shared-options.js";

const DESCRIPTION = `Writes a copy of a workbook in which texts are the values that they stand for: amounts such as "$612,000.00", percentages such as "4.75%", numbers with spaces, and dates in words. It lists each cell before and after.

A text that may mean two values is left as it is and named. Nothing else in the workbook changes, and the workbook itself stays as it is: the copy is another file.`;

const EXAMPLES = `
Examples:
  Correct a workbook:
    $ epb fix project.xlsx -o corrected.xlsx

  List the corrections as data:
    $ epb fix project.xlsx -o corrected.xlsx --format json`;

export function addFix(program: Command, io: Io, finish: Finish): void {
  program
    .command("fix")
    .summary("write a copy of a workbook with texts as the values they stand for")
    .description(DESCRIPTION)
    .argument("<file>", "a workbook (.xlsx); - reads standard input")
    .option("-o, --output <file>", "the corrected copy, whole or not at all; - is standard output")
    .addOption(
      new Option("-f, --format <format>", "the report: human to read, json for programs")
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .addOption(failOnOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: FixOptions) => {
      const { fix } = await import("../commands/fix.js");
      finish(await fix(file, options, io));
    });
}
