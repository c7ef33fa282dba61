import {
  AGREEMENT_TYPE_LABELS,
  type Calculation,
  calculateProject,
  EngineError,
  PROJECT_TYPE_LABELS,
  type Project,
} from "@epb/engine";
import { KNOWN_TEMPLATES } from "@epb/workbook";
import { type CheckFinding, fromIssue } from "./check-finding.js";
import type { CheckedFile, CheckStatus } from "./checked-file.js";
import { compareStored } from "./compare-stored.js";
import type { ContentsResult, FileContents } from "./file-contents.js";
import { fileFinding } from "./file-finding.js";
import { fileKind } from "./file-kind.js";
import { headlineFigures } from "./headline-figures.js";
import { readJson } from "./read-json.js";
import { readSheets } from "./read-sheets.js";
import { sortFindings } from "./sort-findings.js";

/** What is being done with a file. */
export type CheckStep = "reading" | "checking" | "calculating" | "comparing";

/** As a browser gives a file. */
export type ChosenFile = Pick<File, "name" | "size" | "arrayBuffer">;

/** Told before each step; the step begins when the promise is kept, so that the page can show it. */
export type OnStep = (step: CheckStep) => Promise<void>;

const MEBIBYTE = 1024 * 1024;
/** More than any workbook that the limits of the reader let through. */
const MAX_MEBIBYTES = 64;

/** Reads, checks and calculates one file as `epb check` does. It never throws: a fault of ours is a finding as well. */
export async function checkFile(file: ChosenFile, onStep: OnStep): Promise<CheckedFile> {
  try {
    return await check(file, onStep);
  } catch (error) {
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return refused(file, "fault", fileFinding("program/fault", { found }));
  }
}

async function check(file: ChosenFile, onStep: OnStep): Promise<CheckedFile> {
  await onStep("reading");
  if (file.size > MAX_MEBIBYTES * MEBIBYTE) {
    return refused(file, "unreadable", fileFinding("input/too-large", { expected: `at most ${MAX_MEBIBYTES} MiB` }));
  }
  const bytes = await bytesOf(file);
  if (bytes === undefined) return refused(file, "unreadable", fileFinding("input/cannot-open"));
  const kind = fileKind(bytes, file.name);
  const sha256 = await sha256Of(bytes);
  const about = { kind, ...(sha256 !== undefined && { sha256 }) };
  await onStep("checking");
  const read: ContentsResult = kind === "json" ? readJson(bytes) : readSheets(bytes);
  if (!read.ok) return { ...refused(file, "unreadable", read.finding), ...about };
  const calculated = await calculate(read.contents, onStep);
  const { project } = read.contents;
  return {
    file: file.name,
    bytes: file.size,
    ...about,
    ...templateOf(read.contents),
    ...(project !== undefined && { projectName: project.record.name.trim(), description: descriptionOf(project) }),
    headlines: [],
    ...calculated,
    status: statusOf(calculated.findings),
  };
}

type Calculated = Pick<CheckedFile, "findings"> & Partial<Pick<CheckedFile, "result" | "headlines" | "comparison">>;

async function calculate(contents: FileContents, onStep: OnStep): Promise<Calculated> {
  const { project, findings, cellOf, sheetNames, figures, compareFigures } = contents;
  if (project === undefined) return { findings: sortFindings(findings, sheetNames) };
  await onStep("calculating");
  const calculation = calculateUnlessValuesAreMissing(project);
  if (calculation === undefined) {
    const finding = fileFinding("project/override-without-values", { at: CALCULATION_TYPE, cellOf });
    return { findings: sortFindings([...findings, finding], sheetNames) };
  }
  const issues = calculation.issues.map((issue) => fromIssue(issue, cellOf));
  const news = issues.filter((issue) => !findings.some((known) => isRefusalOf(known, issue)));
  const headlines = headlineFigures(project, calculation.calculatedValues);
  const result = { project, calculation };
  if (figures === undefined || compareFigures === undefined) {
    return { result, headlines, findings: sortFindings([...findings, ...news], sheetNames) };
  }
  await onStep("comparing");
  const differences = compareFigures(calculation);
  const wantedPaths = new Set(headlines.map(({ id }) => id));
  const { wanted, ...comparison } = await compareStored(figures, calculation, wantedPaths, () => onStep("comparing"));
  return {
    result,
    comparison,
    headlines: headlines.map((headline) => {
      const stored = wanted.get(headline.id);
      return stored === undefined ? headline : { ...headline, stored };
    }),
    findings: sortFindings([...findings, ...news, ...differences], sheetNames),
  };
}

const CALCULATION_TYPE = "record.calculationType";

/** For the engine a project without the values it needs is a broken caller; in a file it is a mistake to be told. */
function calculateUnlessValuesAreMissing(project: Project): Calculation | undefined {
  try {
    return calculateProject(project);
  } catch (error) {
    if (error instanceof EngineError && error.code === "calculation/override-without-values") return undefined;
    throw error;
  }
}

/** A value that was refused is missing in the calculation too; its cell has said what to do already. */
const isRefusalOf = (known: CheckFinding, { sheet, cell }: CheckFinding): boolean =>
  known.severity === "error" && cell !== undefined && known.cell === cell && known.sheet === sheet;

const refused = (file: ChosenFile, status: CheckStatus, finding: CheckFinding): CheckedFile => ({
  file: file.name,
  bytes: file.size,
  status,
  findings: [finding],
  headlines: [],
});

function statusOf(findings: readonly CheckFinding[]): CheckStatus {
  if (findings.some(({ severity }) => severity === "error")) return "errors";
  return findings.length === 0 ? "ok" : "warnings";
}

/** Undefined where the file went away, or is a folder. */
async function bytesOf(file: ChosenFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Browsers have it only where nobody can have changed the page on its way. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function templateOf({ template }: FileContents): Pick<CheckedFile, "template"> {
  if (template === undefined) return {};
  const title = KNOWN_TEMPLATES.find(({ kind }) => kind === template.kind)?.title;
  return { template: { ...template, ...(title !== undefined && { title }) } };
}

function descriptionOf({ record, data }: Project): string {
  const agreement = data.financing?.projectAgreementTypeID;
  const { city, state } = data.location ?? {};
  return [
    agreement === undefined ? undefined : AGREEMENT_TYPE_LABELS[agreement],
    [city, state].filter((part) => part !== undefined).join(", "),
    `${PROJECT_TYPE_LABELS[record.projectType]} project`,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
}
