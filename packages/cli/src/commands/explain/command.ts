import { type Command, InvalidArgumentError, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { noColorOption, profileOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { HUMAN_OR_JSON } from "../../shared/human-or-json.js";
import type { ComparedItem } from "./compare-items.js";
import type { ExplainOptions } from "./run.js";

const DESCRIPTION = `Explains a figure with its formula and the cells of its inputs, or explains the code of a finding and how to fix the finding.

Specify a figure or an input by its label ("Total payments"), by everyday words ("end date", "payment of year 7"), by its path (costSavings.years[year=3].payment), or by its cell in the workbook (Schedule 3!E9).`;

const EXAMPLES = `
Examples:
  The formula of the amount financed:
    $ epb explain project.xlsx "Total amount financed"

  The payment of one year, down to every input:
    $ epb explain project.xlsx "costSavings.years[year=3].payment" --depth all

  The reasons why two years differ:
    $ epb explain project.xlsx "payment of year 7" --compare year=6

  List figures with their values:
    $ epb explain project.json --list "total*"

  Explain a finding by its code:
    $ epb explain EPB-CAP-001

  List the codes of all findings:
    $ epb explain --all`;

export function addExplain(program: Command, io: Io, finish: Finish): void {
  program
    .command("explain")
    .summary("explain a figure or a finding")
    .description(DESCRIPTION)
    .argument(
      "[file|code]",
      'a workbook (.xlsx, .ods, .xls, .csv) or JSON ("-" reads standard input), or a code such as EPB-CAP-001',
    )
    .argument("[figure]", "the figure or input; with --list a pattern, in which * means any text")
    .addOption(
      new Option("-f, --format <format>", '"human" for people, "json" for programs')
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .addOption(
      new Option(
        "--depth <levels>",
        "levels below the figure, or all (default: as many as fit into about 20 lines)",
      ).argParser(depth),
    )
    .addOption(
      new Option(
        "--compare <item>",
        "explain why the figure differs in another year, month, or measure: year=6",
      ).argParser(comparedItem),
    )
    .option("--list", "list figures with their values")
    .option("--all", "list the codes of all findings")
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (target: string | undefined, figure: string | undefined, options: ExplainOptions) => {
      const { explain } = await import("./run.js");
      finish(await explain(target, figure, options, io));
    });
}

function comparedItem(text: string): ComparedItem {
  const [, key, value] = /^(year|month|measure)=([^,\]]+)$/.exec(text) ?? [];
  if (key === undefined || value === undefined) {
    throw new InvalidArgumentError("Give another year, month, or measure: year=6, month=3, measure=2.1.");
  }
  return { key: key as ComparedItem["key"], value };
}

function depth(text: string): number {
  if (text === "all") return Number.POSITIVE_INFINITY;
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError("Give a whole number, such as 3, or all.");
  return Number(text);
}
