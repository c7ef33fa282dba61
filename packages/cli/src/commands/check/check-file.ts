import { createHash } from "node:crypto";
import { Decimal, PartyRole, type Project } from "@epb/engine";
import { type CalculatedProject, type FileStatus, headlineFigures, inputFinding } from "@epb/workbook/diagnostics";
import { calculateInput, type Outcome } from "../../calculate-input.js";
import { inputName, readBytes } from "../../input/read-bytes.js";
import { type Input, inputFrom } from "../../input/read-input.js";
import type { Io } from "../../io.js";
import { cachePath, readCached } from "./cache.js";
import type { CheckedFile, CheckTask, FileReport } from "./report/file-report.js";

/** Reads, checks and calculates one file. It never throws: a fault of the program is a finding about the file. */
export async function checkFile(task: CheckTask, io: Io): Promise<CheckedFile> {
  const start = performance.now();
  const checked = await checkOne(task, io);
  return { ...checked, milliseconds: performance.now() - start };
}

async function checkOne({ file, cacheFolder, profiles }: CheckTask, ofProcess: Io): Promise<CheckedFile> {
  const io = profiles === undefined ? ofProcess : { ...ofProcess, profiles };
  try {
    const read = await readBytes(file, io);
    if (!read.ok) return { report: { file: inputName(file), status: "unreadable", issues: [read.finding] } };
    const { bytes } = read;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const keepAt = cacheFolder === undefined ? undefined : cachePath(cacheFolder, sha256, file);
    const cached = keepAt === undefined ? undefined : await readCached(keepAt, inputName(file), io);
    if (cached !== undefined) return { report: cached };
    const input = await inputFrom(file, bytes, io, { wantsFigures: true });
    const report = reduce(calculateInput(input), sha256);
    return { report, ...(keepAt !== undefined && !dependsOnProfiles(input) && !dependsOnMachine(input) && { keepAt }) };
  } catch (error) {
    return { report: faultReport(file, error) };
  }
}

/** True for a workbook that is not made from a template: its reading depends on other files, the profiles. */
const dependsOnProfiles = ({ kind, contents }: Input): boolean =>
  kind === "xlsx" && contents.ok && (contents.value.template === undefined || contents.value.profileName !== undefined);

/** True for a file that exceeds a limit: another computer, or the same at another time, may read it within the limit. */
const dependsOnMachine = ({ contents }: Input): boolean =>
  !contents.ok && contents.finding.name === "file/inflates-too-large";

/** The report of a file at which the program, or the process that checked the file, failed. */
export function faultReport(path: string, error: unknown): FileReport {
  const file = inputName(path);
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const trace = text.split("\n").map((line) => line.trim());
  const [found = ""] = trace;
  return { file, status: "fault", issues: [inputFinding("program/fault", file, { found })], trace };
}

/** Report of a file whose check was stopped after this number of seconds. */
export function lateReport(path: string, seconds: number): FileReport {
  const file = inputName(path);
  const expected = `at most ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return { file, status: "unreadable", issues: [inputFinding("input/takes-too-long", file, { expected })] };
}

function reduce(outcome: Outcome, sha256: string): FileReport {
  const { input, result, findings } = outcome;
  const { file, kind, contents } = input;
  const template = contents.ok ? contents.value.template : undefined;
  return {
    file,
    status: statusOf(input, findings),
    sha256,
    ...(kind !== undefined && { kind }),
    ...(template !== undefined && { template }),
    ...(result !== undefined && {
      projectName: result.project.record.name,
      ...partiesOf(result.project),
      figures: plainHeadlines(result),
    }),
    issues: findings,
  };
}

function partiesOf({ data }: Project): Pick<FileReport, "agencyName" | "escoName"> {
  const agencyName = data.identification?.agencyName;
  const escoName = data.contacts?.find(
    ({ role, institution }) => role === PartyRole.Esco && institution !== undefined,
  )?.institution;
  return { ...(agencyName !== undefined && { agencyName }), ...(escoName !== undefined && { escoName }) };
}

function statusOf({ contents }: Input, findings: Outcome["findings"]): FileStatus {
  if (!contents.ok) return "unreadable";
  if (findings.some(({ severity }) => severity === "error")) return "errors";
  return findings.length === 0 ? "ok" : "warnings";
}

/** The key figures by their ids, for programs: decimals as plain text, unknown ones left out. */
function plainHeadlines(result: CalculatedProject): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(
    headlineFigures(result).flatMap(({ definition, value }) =>
      value === undefined ? [] : [[definition.id, Decimal.isDecimal(value) ? value.toFixed() : value]],
    ),
  );
}
