import type { Command } from "commander";
import type { AnnotateOptions } from "../commands/annotate.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { failOnOption, noColorOption } from "./shared-options.js";

const DESCRIPTION = `Gives a workbook back with everything that was found written into it: a first sheet that lists the findings with links to their cells, and a comment and a dark red border on each of those cells.

Nothing else in the workbook changes, and the workbook itself stays as it is: the copy is another file.`;

const EXAMPLES = `
Examples:
  Show the findings where they are:
    $ epb annotate project.xlsx -o annotated.xlsx

  From another program, and to another one:
    $ epb annotate - -o - < project.xlsx > annotated.xlsx`;

export function addAnnotate(program: Command, io: Io, finish: Finish): void {
  program
    .command("annotate")
    .summary("write the findings into a copy of the workbook")
    .description(DESCRIPTION)
    .argument("<file>", "a workbook (.xlsx); - reads standard input")
    .option("-o, --output <file>", "the annotated copy, whole or not at all; - is standard output")
    .addOption(failOnOption())
    .option("-q, --quiet", "say nothing on standard error but what went wrong")
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: AnnotateOptions) => {
      const { annotate } = await import("../commands/annotate.js");
      finish(await annotate(file, options, io));
    });
}
