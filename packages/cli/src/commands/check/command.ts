import { type Command, InvalidArgumentError, Option } from "commander";
import type { Io } from "../../io.js";
import { configOption, configurableFailOnOption, noConfigOption } from "../../options/configuration-options.js";
import type { Finish } from "../../options/finish.js";
import { forceOption, noColorOption, profileOption, quietOption, verboseOption } from "../../options/shared-options.js";
import { parseReport, REPORT_KINDS, type ReportRequest } from "./report/report-kinds.js";
import type { CheckOptions } from "./run.js";
import { parseShard, type Shard } from "./shard.js";

const DESCRIPTION = `Checks and calculates many projects and writes one report about all projects, for people and for continuous integration.

Give files, folders, or patterns in quotation marks. The command checks the workbooks (.xlsx, .ods, .xls, .csv) and projects (JSON), also in subfolders. The report lists files in the order of their paths. If a file cannot be read, epb continues with the other files.`;

const EXAMPLES = `
Examples:
  Every workbook and project in a folder:
    $ epb check projects

  Files that match a pattern, with warnings as failures:
    $ epb check "projects/**/*.xlsx" --fail-on warning

  In a GitHub workflow, only files that differ from the branch main:
    $ epb check projects --changed-since origin/main --report github --report sarif=epb.sarif

  For Jenkins, GitLab, or Azure, on the second of three machines:
    $ epb check projects --shard 2/3 --report junit=epb.xml

  Recheck only files that changed since the last run:
    $ epb check projects --cache --report json=results.json

  While you edit, check a workbook again after each save:
    $ epb check project.xlsx --watch`;

export function addCheck(program: Command, io: Io, finish: Finish): void {
  program
    .command("check")
    .summary("check many projects and write one report")
    .description(DESCRIPTION)
    .argument("[path...]", 'files, folders, or patterns such as "projects/**/*.xlsx"')
    .addOption(
      new Option(
        "--report <kind[=file]>",
        `kind of report: ${REPORT_KINDS.join(", ")}. With =FILE, the report is written to a file. The option may be given more than once (default: human)`,
      ).argParser(collectReport),
    )
    .option("--statistics", "count files by template and show the distribution of key figures (human, json, html)")
    .addOption(forceOption())
    .addOption(configurableFailOnOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(
      new Option("--max-warnings <count>", "exit with status 1 if there are more warnings than this number").argParser(
        countFrom(0),
      ),
    )
    .option("--allow-skipped", "accept spreadsheets in formats that epb does not read (otherwise exit with status 1)")
    .option("--baseline <file>", "count only findings that are not in this baseline file")
    .option("--write-baseline <file>", "write the findings of this run to a baseline file")
    .addOption(new Option("--shard <i/n>", "check the i-th of n parts of the files").argParser(shard))
    .option(
      "--changed-since <revision>",
      "check only files that changed since a git revision or that git does not track",
    )
    .addOption(
      new Option("--jobs <count>", "number of checking processes (default: number of processor cores)").argParser(
        countFrom(1),
      ),
    )
    .addOption(
      new Option(
        "--timeout <seconds>",
        "skip a file after this many seconds (default: 60 with several processes)",
      ).argParser(countFrom(1)),
    )
    .option("--cache [folder]", "cache results; recheck only changed files (default folder: .epb-cache)")
    .option("--watch", "check files again when they change, until you press Ctrl+C")
    .addOption(profileOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(noColorOption())
    .option("--no-progress", "hide the progress bar")
    .addHelpText("after", EXAMPLES)
    .action(async (paths: string[], options: CheckOptions) => {
      if (options.watch) {
        const { watch } = await import("./watch.js");
        finish(await watch(paths, options, io));
        return;
      }
      const { check } = await import("./run.js");
      finish(await check(paths, options, io));
    });
}

function collectReport(text: string, previous: readonly ReportRequest[] = []): readonly ReportRequest[] {
  const request = parseReport(text);
  if (request === undefined) {
    throw new InvalidArgumentError(
      `Write one of these formats: ${REPORT_KINDS.join(", ")}. To write the report to a file, add =FILE, such as json=report.json.`,
    );
  }
  return [...previous, request];
}

function shard(text: string): Shard {
  const parsed = parseShard(text);
  if (parsed === undefined) throw new InvalidArgumentError("Write 2/5 for the second of five parts.");
  return parsed;
}

function countFrom(least: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (!/^\d{1,6}$/.test(text) || count < least) {
      throw new InvalidArgumentError(`Write a whole number of ${least} or more.`);
    }
    return count;
  };
}
