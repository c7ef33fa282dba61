import { Argument, type Command } from "commander";
import type { SchemaOptions } from "../commands/schema.js";
import type { Io } from "../io.js";
import { SCHEMA_NAMES, type SchemaName } from "../schemas/schema-names.js";
import type { Finish } from "./finish.js";

const DESCRIPTION = `Prints a JSON Schema (draft 2020-12).

  project     what epb calc reads as JSON
  result      what epb calc --format json prints for one input
  report      what epb check --report json prints
  diagnostic  one finding in a result or report`;

const EXAMPLES = `
Examples:
  Have an editor check and complete a project while you type:
    $ epb schema project -o project.schema.json`;

export function addSchema(program: Command, io: Io, finish: Finish): void {
  program
    .command("schema")
    .summary("print the JSON Schema of projects, results, reports or findings")
    .description(DESCRIPTION)
    .addArgument(new Argument("<name>", "what the schema describes").choices(SCHEMA_NAMES))
    .option("-o, --output <file>", "write to a file, whole or not at all; - is standard output")
    .addHelpText("after", EXAMPLES)
    .action(async (name: SchemaName, options: SchemaOptions) => {
      const { schema } = await import("../commands/schema.js");
      finish(await schema(name, options, io));
    });
}
