import { type Command, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { noColorOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { HUMAN_OR_JSON } from "../../shared/human-or-json.js";
import type { VerifyOptions } from "./run.js";

const DESCRIPTION = `Recalculates a saved result from its project, and compares the new result with the saved result. If the results differ, epb reports the first difference of each kind: project file, reference data, figures, and findings.

epb calc --format json writes results. epb looks for the project at the path that is stored in the result file, then in the folder of the result file.`;

const EXAMPLES = `
Examples:
  Save a result, and verify the result later:
    $ epb calc project.xlsx --format json -o result.json
    $ epb verify result.json

  Verify a result if the project file was moved:
    $ epb verify result.json --project project.xlsx

Exit status:
  0  every recalculated result equals its saved result
  1  a recalculated result differs from its saved result
  3  the result or its project cannot be read`;

export function addVerify(program: Command, io: Io, finish: Finish): void {
  program
    .command("verify")
    .summary("verify a saved result by recalculating it")
    .description(DESCRIPTION)
    .argument("<result>", 'a result (.json); "-" reads standard input')
    .option("--project <file>", "project file, if the project is no longer at the path stored in the result file")
    .addOption(
      new Option("-f, --format <format>", '"human" for people, "json" for programs')
        .choices(HUMAN_OR_JSON)
        .default("human"),
    )
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (result: string, options: VerifyOptions) => {
      const { verify } = await import("./run.js");
      finish(await verify(result, options, io));
    });
}
