import { Argument, type Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { forceOption, quietOption, verboseOption } from "../../options/shared-options.js";
import type { SchemaOptions } from "./run.js";
import { SCHEMA_NAMES, type SchemaName } from "./schema-names.js";

const DESCRIPTION = `Prints a JSON Schema (draft 2020-12).

  project     a project, input of epb calc
  result      the result of one input, output of epb calc --format json
  report      the report of many inputs, output of epb check --report json
  diagnostic  one finding in a result or report
  config      the configuration file epb.config.json
  waivers     a waiver file beside a workbook or project
  baseline    the known findings of epb check`;

const EXAMPLES = `
Examples:
  Let an editor check and complete a project while you type:
    $ epb schema project -o project.schema.json`;

export function addSchema(program: Command, io: Io, finish: Finish): void {
  program
    .command("schema")
    .summary("print the JSON Schema of a file that epb reads or writes")
    .description(DESCRIPTION)
    .addArgument(new Argument("<name>", "data that the schema describes").choices(SCHEMA_NAMES))
    .option("-o, --output <file>", 'file to write; "-" writes to standard output')
    .addOption(forceOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addHelpText("after", EXAMPLES)
    .action(async (name: SchemaName, options: SchemaOptions) => {
      const { schema } = await import("./run.js");
      finish(await schema(name, options, io));
    });
}
