import { type Command, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { forceOption, noColorOption, profileOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { TEMPLATE_KINDS } from "../../options/template-kinds.js";
import { HUMAN_OR_JSON } from "../../shared/human-or-json.js";
import type { MigrateOptions } from "./migrate-options.js";

const DESCRIPTION = `Moves a workbook into the newest version of its template, or into another template of the same edition. The report gives the number of moved values, and lists the values that are now in another cell and the values that have no cell. The original file does not change.

epb finds values by defined names, by hidden markers, and by labels, so epb can also move a damaged workbook.

A workbook of another form is written into a template with a mapping profile: the one beside it that matches it, or the one of --profile. The report gives the copied values, the values that the profile enters, and what was not copied. The form can also be .ods, .xls, or .csv.

A project file (JSON) of version 1.99 is written in version 3.0.0, with a report of the added values. A project file of the current version (3.0.0, or 1.0.0 for ePX) is written unchanged. The command does not accept other versions. To make a workbook from a project file, use epb template KIND --filled.`;

const EXAMPLES = `
Examples:
  Move a workbook into the newest version of its template:
    $ epb migrate project.xlsx -o newest.xlsx

  Write a workbook of another form into a template:
    $ epb migrate form.xlsx --profile profiles/form.epb-profile.json -o filled.xlsx

  Write a project file of version 1.99 in version 3.0.0:
    $ epb migrate older.json -o upgraded.json

  Move a workbook into the accreditation template, with a report for programs:
    $ epb migrate project.xlsx --to epb-accreditation -o accreditation.xlsx --format json`;

export function addMigrate(program: Command, io: Io, finish: Finish): void {
  program
    .command("migrate")
    .summary("move a workbook or project file to the newest version")
    .description(DESCRIPTION)
    .argument("<file>", 'a workbook (.xlsx), even if damaged, or a project file (JSON); "-" reads standard input')
    .option(
      "-o, --output <file>",
      'file to write: .xlsx for a workbook, .json for a project file; "-" writes to standard output',
    )
    .addOption(
      new Option(
        "--to <kind>",
        "template to move the workbook into (default: the template of the workbook or profile)",
      ).choices(TEMPLATE_KINDS),
    )
    .addOption(profileOption())
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
    .action(async (file: string, options: MigrateOptions) => {
      const { migrate } = await import("./run.js");
      finish(await migrate(file, options, io));
    });
}
