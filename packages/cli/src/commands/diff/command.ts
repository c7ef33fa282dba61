import { type Command, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { noColorOption, profileOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { HUMAN_OR_JSON } from "../../shared/human-or-json.js";
import type { DiffOptions } from "./run.js";

const DESCRIPTION = `Compares two projects, and lists the inputs that differ (with their cells), the figures that differ, and the findings that only one project has. For each figure, the command lists the amount that each changed input contributes. These amounts add up to the exact change of the figure.`;

const EXAMPLES = `
Examples:
  Show the changes in a new version of a workbook:
    $ epb diff project.xlsx revised.xlsx

  Explain why the yearly payments differ:
    $ epb diff project.json revised.xlsx --outputs "costSavings.years[year=*].payment"

  In a script, exit with status 1 if anything differs:
    $ epb diff project.xlsx project.json --exit-code`;

export function addDiff(program: Command, io: Io, finish: Finish): void {
  program
    .command("diff")
    .summary("compare two projects and explain the differences")
    .description(DESCRIPTION)
    .argument("<before>", 'a workbook (.xlsx, .ods, .xls, .csv) or JSON; "-" reads standard input')
    .argument("<after>", "the project to compare with <before>")
    .addOption(
      new Option("-f, --format <format>", '"human" for people, "json" for programs')
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .option(
      "--outputs <pattern>",
      "figures to explain, by label or path; * means any text (default: the figures of the financial summary)",
    )
    .option("--exit-code", "exit with status 1 if an input or a figure differs")
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (before: string, after: string, options: DiffOptions) => {
      const { diff } = await import("./run.js");
      finish(await diff(before, after, options, io));
    });
}
