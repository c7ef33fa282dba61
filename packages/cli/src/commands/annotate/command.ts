import type { Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { failOnOption, forceOption, noColorOption, quietOption, verboseOption } from "../../options/shared-options.js";
import type { AnnotateOptions } from "./run.js";

const DESCRIPTION = `Writes a copy of a workbook and marks the findings in the copy. The first sheet lists the findings with links to their cells, and each of these cells has a comment and a dark red border.

Nothing else changes in the copy. The original file is not modified.`;

const EXAMPLES = `
Examples:
  Mark the findings in their cells:
    $ epb annotate project.xlsx -o annotated.xlsx

  In a pipe:
    $ epb annotate - -o - < project.xlsx > annotated.xlsx`;

export function addAnnotate(program: Command, io: Io, finish: Finish): void {
  program
    .command("annotate")
    .summary("write a copy of a workbook with the findings marked")
    .description(DESCRIPTION)
    .argument("<file>", 'a workbook (.xlsx); "-" reads standard input')
    .option("-o, --output <file>", 'file for the annotated copy; "-" writes to standard output')
    .addOption(forceOption())
    .addOption(failOnOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (file: string, options: AnnotateOptions) => {
      const { annotate } = await import("./run.js");
      finish(await annotate(file, options, io));
    });
}
