import { type Command, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { forceOption, noColorOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { TEMPLATE_KINDS } from "../../options/template-kinds.js";
import { HUMAN_OR_JSON } from "../../shared/human-or-json.js";
import type { MapOptions } from "./map-options.js";

const DESCRIPTION = `Finds the inputs of a project in a workbook that is not made from a template of epb.

The first run writes a workbook with a row for each input: the proposed cell, its content, the label, the reason, and the confidence. Open questions are yellow. Correct them in a spreadsheet program.

The second run reads the corrected workbook (--with), writes the project into a template of epb, and stores the mapping profile beside it. From then on, all commands read workbooks of the same form with the profile.

Or answer the questions in the terminal (--ask): each shows the cells around the likeliest cell.`;

const EXAMPLES = `
Examples:
  Propose where the inputs are, in a workbook for corrections:
    $ epb map form.xlsx -o mapping.xlsx

  Write the project into a template, and the profile beside it:
    $ epb map form.xlsx --with mapping.xlsx -o filled.xlsx

  Answer the open questions in the terminal, then write the project:
    $ epb map form.xlsx --ask -o asked/project.xlsx

  Write only the profile:
    $ epb map form.xlsx --with mapping.xlsx -o only.epb-profile.json

  See the proposals as JSON:
    $ epb map form.xlsx --format json`;

export function addMap(program: Command, io: Io, finish: Finish): void {
  program
    .command("map")
    .summary("find the inputs in a workbook of another form")
    .description(DESCRIPTION)
    .argument("<file>", "a workbook that is not made from a template")
    .option("--with <workbook>", "corrected mapping: the workbook that the first run wrote")
    .option("--ask", "ask the open questions in the terminal, then write the project")
    .option(
      "-o, --output <file>",
      "file to write: .xlsx for the mapping, or with --with or --ask for the project; .epb-profile.json for the profile",
    )
    .addOption(new Option("--to <kind>", "template of the project").choices(TEMPLATE_KINDS).default("epb-calculating"))
    .addOption(forceOption())
    .addOption(
      new Option("-f, --format <format>", 'format of the report: "human" for people, "json" for programs')
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: MapOptions) => {
      const { map } = await import("./run.js");
      finish(await map(file, options, io));
    });
}
