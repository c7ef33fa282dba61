import { type Command, InvalidArgumentError, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { forceOption, noColorOption, profileOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { HUMAN_OR_JSON } from "../../shared/human-or-json.js";
import { DISCOUNT_RATE_SETS, DISCOUNTINGS, RATE_KINDS, SAVINGS_BASES, SECTORS } from "./choices.js";
import type { EconomicsOptions } from "./run.js";

const DESCRIPTION = `Evaluates the economics of a project for the customer, as contracted and as a direct purchase: life-cycle costs (LCC), net savings, savings-to-investment ratio (SIR), adjusted internal rate of return (AIRR), internal rate of return (IRR), undiscounted payback, and discounted payback. The methods are those of 10 CFR 436 subpart A and NIST Handbook 135. The default discount rates are the published federal rates.

Net savings are the life-cycle cost without the project minus the life-cycle cost with the project. Costs that are the same in both cases are omitted. With a second project, the command compares the second project (the alternative) with the first project (the base case): the life-cycle cost of both projects, and the economics of the additional investment and savings of the alternative.

With --fuel, the command also calculates one escalation rate for the projected energy prices of all fuels, in two ways: the exact rate, which gives the same total savings as the projected prices, and the rate of NIST's Energy Escalation Rate Calculator. With -o, the command also writes a copy of the project with the escalation rate for each fuel.

An express project (ePX) has no performance period. For an express project, the study period is the number of planned guarantee years or the value of --study-period, and --fuel needs --contract-start.`;

const EXAMPLES = `
Examples:
  With the published rates for federal energy projects:
    $ epb economics project.xlsx

  With your own rate, over 25 years, with the estimated savings:
    $ epb economics project.xlsx --rate 4.5% --study-period 25 --savings estimated

  With a real rate and an inflation rate:
    $ epb economics project.json --rate 3% --rate-kind real --inflation 2.3%

  Compare a second proposal with the first:
    $ epb economics project.xlsx revised.xlsx

  The escalation rate for electricity and natural gas in Colorado:
    $ epb economics project.json --fuel electricity=60% --fuel "natural gas=40%" --state CO --contract-start 2026

  Write the escalation rates into a copy of the project:
    $ epb economics project.json --fuel electricity=60% --fuel "natural gas=40%" --state CO -o escalated.json`;

const collect = (value: string, previous: readonly string[]): readonly string[] => [...previous, value];

export function addEconomics(program: Command, io: Io, finish: Finish): void {
  program
    .command("economics")
    .summary("evaluate project economics for the customer")
    .description(DESCRIPTION)
    .argument("<file>", 'a workbook (.xlsx, .ods, .xls, .csv) or JSON; "-" reads standard input')
    .argument("[alternative]", "a second project to compare with the first")
    .option("--rate <rate>", "annual discount rate, such as 3% (default: the published rate)")
    .addOption(
      new Option("--rate-kind <kind>", "type of the rate: nominal or real").choices(RATE_KINDS).default("nominal"),
    )
    .option("--inflation <rate>", "annual general inflation rate (default: the published rate)")
    .addOption(
      new Option("--rates <set>", "published rates: femp for federal energy projects, omb for other projects")
        .choices(DISCOUNT_RATE_SETS)
        .default("femp"),
    )
    .addOption(new Option("--release <year>", "year of the published rates (default: the latest)").argParser(year))
    .addOption(
      new Option(
        "--study-period <years>",
        "study period in years (default: the performance period; for ePX, the planned guarantee years; for two projects, the longer period)",
      ).argParser(years),
    )
    .addOption(new Option("--savings <basis>", "savings to count").choices(SAVINGS_BASES).default("guaranteed"))
    .addOption(
      new Option("--discounting <when>", "when cash flows occur within the year")
        .choices(DISCOUNTINGS)
        .default("end-of-year"),
    )
    .option(
      "--fuel <fuel=share>",
      "a fuel and its share of the energy cost savings, for the escalation rate. The option may be given more than once",
      collect,
      [],
    )
    .option("--state <state>", "state for energy prices, two-letter code (default: the state of the project)")
    .addOption(
      new Option("--sector <sector>", "economic sector for energy prices").choices(SECTORS).default("commercial"),
    )
    .addOption(
      new Option(
        "--contract-start <year>",
        "the year before the first savings (default: the year of the award)",
      ).argParser(year),
    )
    .option("-o, --output <file>", "write a copy of the project with the escalation rates of --fuel")
    .addOption(forceOption())
    .addOption(
      new Option("-f, --format <format>", '"human" for people, "json" for programs')
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, alternative: string | undefined, options: EconomicsOptions) => {
      const { economics } = await import("./run.js");
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
