import { type Command, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import {
  failOnOption,
  forceOption,
  noColorOption,
  profileOption,
  quietOption,
  verboseOption,
} from "../../options/shared-options.js";
import { HUMAN_OR_JSON } from "../../shared/human-or-json.js";
import type { FixOptions } from "./run.js";

const DESCRIPTION = `Writes a copy of a workbook with text converted to values: amounts such as "$612,000.00", percentages such as "4.75%", numbers with spaces, and dates in words. The command removes invisible characters from text, and lists each corrected cell with its old and new value.

With --suggest, the command also enters likely values, such as "Lighting" for "Lightning" or 95% for 95. Check these cells.

Text with two possible values is listed and not converted. Nothing else changes in the copy. The original file is not modified.`;

const EXAMPLES = `
Examples:
  Correct a workbook:
    $ epb fix project.xlsx -o corrected.xlsx

  Also enter likely values:
    $ epb fix project.xlsx --suggest -o suggested.xlsx

  List the corrections as data:
    $ epb fix project.xlsx -o fixed.xlsx --format json`;

export function addFix(program: Command, io: Io, finish: Finish): void {
  program
    .command("fix")
    .summary("write a copy of a workbook with text converted to values")
    .description(DESCRIPTION)
    .argument("<file>", 'a workbook (.xlsx); "-" reads standard input')
    .option("-o, --output <file>", 'file for the corrected copy; "-" writes to standard output')
    .option("--suggest", "also enter likely values, such as a name of the list for a misspelled one")
    .addOption(forceOption())
    .addOption(
      new Option("-f, --format <format>", 'format of the report: "human" for people, "json" for programs')
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .addOption(failOnOption())
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: FixOptions) => {
      const { fix } = await import("./run.js");
      finish(await fix(file, options, io));
    });
}
