import { type Command, Option } from "commander";
import { HUMAN_OR_JSON } from "../commands/human-or-json.js";
import type { MigrateOptions } from "../commands/migrate.js";
import { TEMPLATE_KINDS } from "../commands/template-kinds.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { noColorOption } from "./shared-options.js";

const DESCRIPTION = `Moves a workbook into the newest version of its template, or into another template of its family, and reports what was taken, what moved, and what has no place there. The workbook itself stays as it is. A project file (JSON) of an older version is written as one of the present version.

Values are found by the names of their cells, by hidden marks, and last by their labels, so a damaged workbook can be moved into a fresh template too.`;

const EXAMPLES = `
Examples:
  Into the newest version of its template:
    $ epb migrate project.xlsx -o newest.xlsx

  A project file of version 1.99 as one of version 3.0.0:
    $ epb migrate older.json -o upgraded.json

  Into the accreditation template, with the report as data:
    $ epb migrate project.xlsx --to epb-accreditation -o accreditation.xlsx --format json`;

export function addMigrate(program: Command, io: Io, finish: Finish): void {
  program
    .command("migrate")
    .summary("move a workbook into the newest version of a template")
    .description(DESCRIPTION)
    .argument(
      "<file>",
      "a workbook (.xlsx) of an older version, or a damaged one; or a project (JSON) of an older version; - reads standard input",
    )
    .option("-o, --output <file>", "the file to write, whole or not at all; - is standard output")
    .addOption(
      new Option("--to <kind>", "the template to move into; the workbook's own kind without it").choices(
        TEMPLATE_KINDS,
      ),
    )
    .addOption(
      new Option("-f, --format <format>", "the report: human to read, json for programs")
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: MigrateOptions) => {
      const { migrate } = await import("../commands/migrate.js");
      finish(await migrate(file, options, io));
    });
}
