import { parseEnteringProject } from "@epb/engine";
import { fromProblem, NO_CELLS, parseJson } from "@epb/workbook/diagnostics";
import { ExitCode } from "../exit-code.js";
import { jsonText } from "../format/json-text.js";
import { layoutFor } from "../format/layout.js";
import type { Io } from "../io.js";
import { usageError } from "../output/usage-error.js";
import { writeOutput } from "../output/write-output.js";
import { findingLines } from "../reporters/shared/finding-lines.js";
import { ENGINE } from "../versions.js";
import type { MigrateOptions } from "./migrate.js";
import { tellBesideCopy } from "./tell-beside-copy.js";

const SCHEMA_VERSION = "1";

/** Writes a project file of an older version as one of the present version, and reports what was filled in. */
export async function migrateProject(
  { file, bytes }: { readonly file: string; readonly bytes: Uint8Array },
  options: MigrateOptions,
  io: Io,
): Promise<ExitCode> {
  const { output = "" } = options;
  const errorLayout = layoutFor(io.stderrTerminal, io, options.color);
  const json = parseJson(bytes, file);
  if (!json.ok) {
    io.stderr(`${findingLines([json.finding], errorLayout).join("\n")}\n`);
    return ExitCode.Unreadable;
  }
  const project = parseEnteringProject(json.json);
  if (!project.ok) {
    const problems = project.problems.map((problem) => fromProblem(problem, file, NO_CELLS));
    io.stderr(`${findingLines(problems, errorLayout).join("\n")}\n`);
    return ExitCode.Findings;
  }
  if (options.to !== undefined || project.upgrade === undefined) {
    const { version } = project.value.record;
    const reason = project.upgrade === undefined ? `is a project of version ${version} already` : "is no workbook";
    return usageError(io, `${file} ${reason}. epb template KIND --filled ${file} makes a workbook of it.`);
  }
  const { upgrade } = project;
  const written = await writeOutput(`${jsonText(project.value, 2)}\n`, output, io);
  if (written !== ExitCode.Ok) return written;
  const report = {
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    from: { file, version: upgrade.from },
    to: { file: output, version: upgrade.to },
    filledIn: upgrade.filledIn,
  };
  tellBesideCopy(
    {
      json: () => `${jsonText(report, 2)}\n`,
      lines: () => [
        `${file} (version ${upgrade.from})`,
        `→ ${output} (version ${upgrade.to})`,
        "",
        upgrade.filledIn.length === 0
          ? "Nothing was filled in; only the version changed."
          : `Filled in: ${upgrade.filledIn.join(", ")}.`,
      ],
    },
    options,
    io,
  );
  return ExitCode.Ok;
}
