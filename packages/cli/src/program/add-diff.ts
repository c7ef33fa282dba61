import { type Command, Option } from "commander";
import type { DiffOptions } from "../commands/diff.js";
import { HUMAN_OR_JSON } from "../commands/human-or-json.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { noColorOption } from "./shared-options.js";

const DESCRIPTION = `Tells what differs in two projects: the inputs, with their cells on both sides; the figures; and which input changed each figure by how much. The parts of a change add up to it exactly.`;

const EXAMPLES = `
Examples:
  What a new version of a workbook changes:
    $ epb diff project.xlsx revised.xlsx

  Why the payments of the years are not the same:
    $ epb diff project.json revised.xlsx --outputs "costSavings.years[year=*].payment"

  In a script, with status 1 where anything differs:
    $ epb diff project.xlsx project.json --exit-code`;

export function addDiff(program: Command, io: Io, finish: Finish): void {
  program
    .command("diff")
    .summary("tell what differs in two projects, and why")
    .description(DESCRIPTION)
    .argument("<before>", "a workbook (.xlsx) or JSON; - reads standard input")
    .argument("<after>", "the project to compare with it")
    .addOption(
      new Option("-f, --format <format>", "human to read, json for programs").choices(HUMAN_OR_JSON).default("human"),
    )
    .option(
      "--outputs <pattern>",
      "the figures to explain, by label or path; * stands for any text (default: those of the financial summary)",
    )
    .option("--exit-code", "end with status 1 where anything differs")
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (before: string, after: string, options: DiffOptions) => {
      const { diff } = await import("../commands/diff.js");
      finish(await diff(before, after, options, io));
    });
}
