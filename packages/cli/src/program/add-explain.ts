import { type Command, InvalidArgumentError, Option } from "commander";
import type { ExplainOptions } from "../commands/explain.js";
import { HUMAN_OR_JSON } from "../commands/human-or-json.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { noColorOption } from "./shared-options.js";

const DESCRIPTION = `Explains where a figure comes from, down to the cells of its inputs; or what the code of a finding means and how to mend it.

A figure or an input is named by its label ("Total payments"), by its path (costSavings.years[year=3].payment), or by its cell in the workbook (Schedule 3!E9).`;

const EXAMPLES = `
Examples:
  Where the amount financed comes from:
    $ epb explain project.xlsx "Total amount financed"

  The payment of one year, down to every input:
    $ epb explain project.xlsx "costSavings.years[year=3].payment" --depth all

  Which figures there are, and what they come to:
    $ epb explain project.json --list "total*"

  What a finding means:
    $ epb explain EPB-CAP-001`;

export function addExplain(program: Command, io: Io, finish: Finish): void {
  program
    .command("explain")
    .summary("say where a figure comes from, or what a finding means")
    .description(DESCRIPTION)
    .argument("<file|code>", "a workbook (.xlsx) or JSON, - for standard input; or a code such as EPB-CAP-001")
    .argument("[figure]", "the figure or input; with --list a pattern, in which * stands for any text")
    .addOption(
      new Option("-f, --format <format>", "human to read, json for programs").choices(HUMAN_OR_JSON).default("human"),
    )
    .addOption(
      new Option("--depth <levels>", "figures behind the figure to explain as well, or all (default: 2)").argParser(
        depth,
      ),
    )
    .option("--list", "list figures with their values")
    .option("-q, --quiet", "say nothing on standard error but what went wrong")
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (target: string, figure: string | undefined, options: ExplainOptions) => {
      const { explain } = await import("../commands/explain.js");
      finish(await explain(target, figure, options, io));
    });
}

function depth(text: string): number {
  if (text === "all") return Number.POSITIVE_INFINITY;
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError("Give a whole number, such as 3, or all.");
  return Number(text);
}
