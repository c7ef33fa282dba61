import { type Command, Option } from "commander";
import { HUMAN_OR_JSON } from "../commands/human-or-json.js";
import type { VerifyOptions } from "../commands/verify.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";
import { noColorOption } from "./shared-options.js";

const DESCRIPTION = `Computes a result again from its project, and says whether it comes out the same; where not, it names the first difference: another file, other reference data, the first figure, the first finding.

A result is what epb calc --format json writes. Its project is looked for where the result says, and beside the result.`;

const EXAMPLES = `
Examples:
  Keep a result, and verify it later:
    $ epb calc project.xlsx --format json -o result.json
    $ epb verify result.json

  The project lies somewhere else now:
    $ epb verify result.json --project project.xlsx

Exit status:
  0  every result is reproduced
  1  a result is not reproduced
  3  the result or its project cannot be read`;

export function addVerify(program: Command, io: Io, finish: Finish): void {
  program
    .command("verify")
    .summary("compute a result again and compare")
    .description(DESCRIPTION)
    .argument("<result>", "a result (.json); - reads standard input")
    .option("--project <file>", "the project of the result, where it is not where the result says")
    .addOption(
      new Option("-f, --format <format>", "human to read, json for programs").choices(HUMAN_OR_JSON).default("human"),
    )
    .addOption(noColorOption())
    .addHelpText("after", EXAMPLES)
    .action(async (result: string, options: VerifyOptions) => {
      const { verify } = await import("../commands/verify.js");
      finish(await verify(result, options, io));
    });
}
