import type { Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import {
  failOnOption,
  forceOption,
  noColorOption,
  profileOption,
  quietOption,
  verboseOption,
} from "../../options/shared-options.js";
import type { AnnotateOptions } from "./annotate-one.js";

const DESCRIPTION = `Writes a copy of a workbook and marks the findings in the copy. The first sheet lists the findings with links to their cells, and each of these cells has a comment and a dark red border.

Nothing else changes in the copy. The original file is not modified. For several workbooks, a folder, or a pattern, give a folder for the copies.`;

const EXAMPLES = `
Examples:
  Mark the findings in their cells:
    $ epb annotate project.xlsx -o annotated.xlsx

  Every workbook in a folder and its subfolders:
    $ epb annotate projects -o annotated

  In a pipe:
    $ epb annotate - -o - < project.xlsx > annotated.xlsx`;

export function addAnnotate(program: Command, io: Io, finish: Finish): void {
  program
    .command("annotate")
    .summary("write a copy of a workbook with the findings marked")
    .description(DESCRIPTION)
    .argument("<file...>", 'workbooks (.xlsx), folders, or patterns; "-" reads standard input')
    .option(
      "-o, --output <file>",
      'file for the annotated copy, or folder for several copies; "-" writes to standard output',
    )
    .addOption(forceOption())
    .addOption(failOnOption())
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (files: string[], options: AnnotateOptions) => {
      const { annotate } = await import("./run.js");
      finish(await annotate(files, options, io));
    });
}
