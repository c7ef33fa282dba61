import { type Command, InvalidArgumentError, Option } from "commander";
import { HUMAN_OR_JSON } from "../commands/human-or-json.js";
import type { WhatifOptions } from "../commands/whatif.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { noColorOption } from "./shared-options.js";

const DESCRIPTION = `Tells what a project comes to with other inputs: changed ones, ranges of them, the value at which a figure comes to a goal, or many drawn at random from a seed. The file stays as it is.

An input is named by its path (financing.indexRate), by its label ("Index rate"), or by its cell (Schedule 3!E9). In place of an item's key, * means every item: escalationRates[fieldId=1,year=*].value. With --sample, each trial draws one value for all of these items. Figures are named as epb explain names them.

Values:
  PATH=0.04, PATH=4%      the value itself; also dates (2026-03-31) and names of choices (Annual)
  PATH=+5%, PATH=-5%      5% more or less than the value that is there: a rate of 4% becomes 4.2%
  PATH+=0.5%              adds half a percentage point: a rate of 4% becomes 4.5%
  PATH+=1000, PATH*=1.1   adds, multiplies
  PATH=                   takes the value away`;

const EXAMPLES = `
Examples:
  A higher index rate and dearer work:
    $ epb whatif project.xlsx --set financing.indexRate=4% --set "ecms[ecmNumber=1].implementation.deliveryCharge=+5%"

  Which input matters most:
    $ epb whatif project.xlsx --vary "Index rate=3%..6%" --vary "Base construction cost=-10%..+10%"

  The term at rates from 3 % to 5 %, in four steps:
    $ epb whatif project.json --vary financing.indexRate=3%..5%:4 --figure "Performance period"

  The guarantee at which the loan is paid off within 15 years:
    $ epb whatif project.json --solve "Performance period<=15" --by other.guarPctEstSav --between 85%..100%

  How likely it is that every year retains something:
    $ epb whatif project.json --monte-carlo 200 --sample "financing.indexRate=normal(3.75%,0.4%)" --chance "costSavings.years[year=*].retainedSavings>=0"`;

const collect = (value: string, previous: readonly string[]): readonly string[] => [...previous, value];

export function addWhatif(program: Command, io: Io, finish: Finish): void {
  program
    .command("whatif")
    .summary("tell what a project comes to with other inputs")
    .description(DESCRIPTION)
    .argument("<file>", "a workbook (.xlsx) or JSON; - reads standard input")
    .option("--set <path=value>", "change an input; repeatable, in order", collect, [])
    .option("--vary <path=low..high[:steps]>", "move one input at a time; repeatable", collect, [])
    .option("--solve <figure=target>", "find where a figure comes to a target; also <= and >=")
    .option("--by <path>", "the input that --solve moves")
    .option("--between <low..high>", "where --solve looks (default: up to twice the value that is there)")
    .addOption(
      new Option("--monte-carlo <trials>", "calculate so often with inputs drawn at random").argParser(wholeNumber),
    )
    .addOption(new Option("--seed <number>", "decides what is drawn (default: 1)").argParser(wholeNumber))
    .option(
      "--sample <path=shape(…)>",
      "an uncertain input: uniform, triangular, normal, discrete or empirical; repeatable",
      collect,
      [],
    )
    .option(
      "--chance <figure>=value>",
      "how often a figure is at least or, with <=, at most that; repeatable",
      collect,
      [],
    )
    .option("--figure <figure>", "a figure to tell; repeatable (default: those of the summary)", collect, [])
    .addOption(
      new Option("-f, --format <format>", "human to read, json for programs").choices(HUMAN_OR_JSON).default("human"),
    )
    .option("-q, --quiet", "say nothing on standard error but what went wrong")
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: WhatifOptions) => {
      const { whatif } = await import("../commands/whatif.js");
      finish(await whatif(file, options, io));
    });
}

function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError("Give a whole number, such as 1000.");
  return Number(text);
}
