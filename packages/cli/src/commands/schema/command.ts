import { Argument, type Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { forceOption, quietOption, verboseOption } from "../../options/shared-options.js";
import type { SchemaOptions } from "./run.js";
import { SCHEMA_NAMES, SCHEMAS, type SchemaName } from "./schema-names.js";

const DESCRIPTION = `Prints a JSON Schema (draft 2020-12).

${Object.entries(SCHEMAS)
  .map(([name, data]) => `  ${name.padEnd(14)}${data}`)
  .join("\n")}`;

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
