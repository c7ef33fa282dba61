import { type Command, InvalidArgumentError, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { formatOf, formatOption, rawOption } from "../../options/format-option.js";
import { forceOption, noColorOption, profileOption, quietOption, verboseOption } from "../../options/shared-options.js";
import type { WhatifOptions } from "./run.js";
import { WHATIF_FORMATS, type WhatifFormat } from "./whatif-formats.js";

const DESCRIPTION = `Recalculates a project with different inputs: changed inputs, ranges of inputs, the input value at which a figure meets a target, or random inputs (Monte Carlo). The project file does not change.

Specify an input by its path (financing.indexRate), by its label ("Index rate"), or by its cell (Schedule 3!E9). The key * means every item: escalationRates[fieldId=1,year=*].value. With --sample, each trial draws one value for all of these items. Specify a figure by its label or its path, as in epb explain.

Values:
  PATH=0.04, PATH=4%      sets the value; also dates (2026-03-31) and names of choices (Annual)
  PATH=+5%, PATH=-5%      raises or lowers the value by 5%: +5% changes 4% to 4.2%
  PATH+=0.5%              adds half a percentage point: a rate of 4% becomes 4.5%
  PATH+=1000, PATH*=1.1   adds 1000, multiplies by 1.1
  PATH=                   removes the value`;

const EXAMPLES = `
Examples:
  A higher index rate and a higher construction cost:
    $ epb whatif project.xlsx --set financing.indexRate=4% --set "ecms[ecmNumber=1].implementation.deliveryCharge=+5%"

  The input with the largest effect:
    $ epb whatif project.xlsx --vary "Index rate=3%..6%" --vary "Base construction cost=-10%..+10%"

  The performance period at rates from 3% to 5%, in four steps:
    $ epb whatif project.json --vary financing.indexRate=3%..5%:4 --figure "Performance period"

  The guaranteed percentage that pays the loan off within 15 years:
    $ epb whatif project.json --solve "Performance period<=15" --by other.guarPctEstSav --between 85%..100%

  The probability that no year has negative retained savings:
    $ epb whatif project.json --monte-carlo 200 --sample "financing.indexRate=normal(3.75%,0.4%)" --chance "costSavings.years[year=*].retainedSavings>=0"

  The input with the largest effect, as a workbook:
    $ epb whatif project.xlsx --vary "Index rate=3%..6%" --vary "Base construction cost=-10%..+10%" -o sensitivity.xlsx`;

const collect = (value: string, previous: readonly string[]): readonly string[] => [...previous, value];

export function addWhatif(program: Command, io: Io, finish: Finish): void {
  program
    .command("whatif")
    .summary("recalculate with different inputs")
    .description(DESCRIPTION)
    .argument("<file>", 'a workbook (.xlsx, .ods, .xls, .csv) or JSON; "-" reads standard input')
    .option(
      "--set <path=value>",
      "change an input. The option may be given more than once; changes are applied in order",
      collect,
      [],
    )
    .option(
      "--vary <path=low..high[:steps]>",
      "vary one input at a time. The option may be given more than once",
      collect,
      [],
    )
    .option("--solve <figure=target>", "find the input value at which a figure meets a target (=, <=, or >=)")
    .option("--by <path>", "the input that --solve varies")
    .option("--between <low..high>", "search range of --solve (default: 0 to twice the current value)")
    .addOption(new Option("--monte-carlo <trials>", "number of Monte Carlo trials").argParser(wholeNumber))
    .addOption(new Option("--seed <number>", "random seed (default: 1)").argParser(wholeNumber))
    .option(
      "--sample <path=shape(…)>",
      "an uncertain input and its distribution (uniform, triangular, normal, discrete, or empirical). The option may be given more than once",
      collect,
      [],
    )
    .option(
      "--chance <figure>=value>",
      "show the probability that a figure meets a threshold (>= or <=). The option may be given more than once",
      collect,
      [],
    )
    .option(
      "--figure <figure>",
      "a figure to report. The option may be given more than once (default: the figures of the summary)",
      collect,
      [],
    )
    .addOption(
      formatOption(
        '"human" for people, "json" for programs, "csv" for spreadsheets, "xlsx" for a workbook',
        WHATIF_FORMATS,
      ),
    )
    .addOption(rawOption())
    .option(
      "-o, --output <file>",
      'file to write; "-" writes to standard output. For several csv tables, give a folder',
    )
    .addOption(forceOption())
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: Omit<WhatifOptions, "format"> & { readonly format?: WhatifFormat }) => {
      const { whatif } = await import("./run.js");
      finish(await whatif(file, { ...options, format: formatOf(options, WHATIF_FORMATS) }, io));
    });
}

function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError("Give a whole number, such as 1000.");
  return Number(text);
}
