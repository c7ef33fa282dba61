import type { TemplateKind } from "@epb/engine";
import { Argument, type Command, InvalidArgumentError } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { forceOption, noColorOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { TEMPLATE_KINDS } from "../../options/template-kinds.js";
import type { TemplateOptions } from "./run.js";

const DESCRIPTION = `Writes a workbook to fill in: blank, or filled with a project.`;

const EXAMPLES = `
Examples:
  List the templates:
    $ epb template --list

  A blank workbook for a new project:
    $ epb template epb-calculating -o new-project.xlsx

  A blank workbook with rows for 60 measures:
    $ epb template epb-calculating --measures 60 -o large-project.xlsx

  A workbook filled with the inputs and figures of a JSON project:
    $ epb template epb-calculating --filled project.json -o filled.xlsx`;

export function addTemplate(program: Command, io: Io, finish: Finish): void {
  program
    .command("template")
    .summary("write a workbook to fill in")
    .description(DESCRIPTION)
    .addArgument(new Argument("[kind]", "kind of template").choices(TEMPLATE_KINDS))
    .option("-o, --output <file>", 'file for the workbook; "-" writes to standard output')
    .addOption(forceOption())
    .option("--filled <project>", "project (JSON or workbook) to fill the template with")
    .option("--measures <count>", "number of rows for measures, up to 1000", parseMeasures)
    .option("--list", "list the templates")
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (kind: TemplateKind | undefined, options: TemplateOptions) => {
      const { template } = await import("./run.js");
      finish(await template(kind, options, io));
    });
}

/** More rows make a workbook slow. */
const MOST_MEASURES = 1000;

function parseMeasures(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MOST_MEASURES) {
    throw new InvalidArgumentError(`Write a whole number from 1 to ${MOST_MEASURES}.`);
  }
  return count;
}
