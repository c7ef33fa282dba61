import { type Command, InvalidArgumentError, Option } from "commander";
import type { EconomicsOptions } from "../commands/economics.js";
import { HUMAN_OR_JSON } from "../commands/human-or-json.js";
import { DISCOUNT_RATE_SETS, DISCOUNTINGS, RATE_KINDS, SAVINGS_BASES, SECTORS } from "../economics/choices.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { noColorOption } from "./shared-options.js";

const DESCRIPTION = `Tells what a project is worth for its customer, as contracted and as if bought outright: life-cycle costs (LCC), net savings, savings-to-investment ratio (SIR), adjusted and plain internal rate of return (AIRR, IRR), undiscounted and discounted payback. By 10 CFR 436 subpart A and NIST Handbook 135, with the published federal discount rates unless others are given.

Net savings are the difference of the two life-cycle costs, without the project and with it; costs that are the same in both are in neither. With a second project it compares that alternative with the first, the base case: the life-cycle cost of both, and the same measures of the difference. With --fuel it also works out the uniform escalation rate of projected energy prices, as NIST's Energy Escalation Rate Calculator does.`;

const EXAMPLES = `
Examples:
  With the rates for federal energy projects:
    $ epb economics project.xlsx

  With a rate of one's own, over 25 years, on the estimated savings:
    $ epb economics project.xlsx --rate 4.5% --study-period 25 --savings estimated

  A real rate, and the inflation that goes with it:
    $ epb economics project.json --rate 3% --rate-kind real --inflation 2.3%

  Two proposals, the second against the first:
    $ epb economics project.xlsx revised.xlsx

  The escalation rate of electricity and gas prices in Colorado:
    $ epb economics project.json --fuel electricity=60% --fuel "natural gas=40%" --state CO --contract-start 2026

  The same, in a copy of the project with these rates:
    $ epb economics project.json --fuel electricity=60% --fuel "natural gas=40%" --state CO -o escalated.json`;

const collect = (value: string, previous: readonly string[]): readonly string[] => [...previous, value];

export function addEconomics(program: Command, io: Io, finish: Finish): void {
  program
    .command("economics")
    .summary("tell what a project is worth to its customer")
    .description(DESCRIPTION)
    .argument("<file>", "a workbook (.xlsx) or JSON; - reads standard input")
    .argument("[alternative]", "a second project to compare with the first")
    .option("--rate <rate>", "the discount rate a year, such as 3% (default: the published one)")
    .addOption(
      new Option("--rate-kind <kind>", "whether the rate contains inflation").choices(RATE_KINDS).default("nominal"),
    )
    .option("--inflation <rate>", "general inflation a year (default: as published)")
    .addOption(
      new Option("--rates <set>", "the published rates: femp for federal energy projects, omb for others")
        .choices(DISCOUNT_RATE_SETS)
        .default("femp"),
    )
    .addOption(new Option("--release <year>", "the year of the published rates (default: the latest)").argParser(year))
    .addOption(
      new Option(
        "--study-period <years>",
        "how long savings count (default: the performance period, or the planned guarantee; of two projects the longer)",
      ).argParser(years),
    )
    .addOption(
      new Option("--savings <basis>", "the savings that are counted on").choices(SAVINGS_BASES).default("guaranteed"),
    )
    .addOption(
      new Option("--discounting <when>", "when the amounts of a year flow")
        .choices(DISCOUNTINGS)
        .default("end-of-year"),
    )
    .option(
      "--fuel <fuel=part>",
      "a fuel and its part of the energy cost savings, for the escalation rate; repeatable",
      collect,
      [],
    )
    .option("--state <state>", "whose energy prices, by its two letters (default: the state of the project)")
    .addOption(new Option("--sector <sector>", "whose energy prices").choices(SECTORS).default("commercial"))
    .addOption(
      new Option("--contract-start <year>", "the year before the first savings (default: that of the award)").argParser(
        year,
      ),
    )
    .option("-o, --output <file>", "write a copy of the project with the escalation rates of --fuel")
    .addOption(
      new Option("-f, --format <format>", "human to read, json for programs").choices(HUMAN_OR_JSON).default("human"),
    )
    .option("-q, --quiet", "say nothing on standard error but what went wrong")
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, alternative: string | undefined, options: EconomicsOptions) => {
      const { economics } = await import("../commands/economics.js");
      finish(await economics(file, alternative, options, io));
    });
}

function year(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new InvalidArgumentError("Give a year, such as 2025.");
  return Number(text);
}

function years(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError("Give whole years, such as 25.");
  return Number(text);
}
