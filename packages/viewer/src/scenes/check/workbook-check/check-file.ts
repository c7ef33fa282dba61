import { AGREEMENT_TYPE_LABELS, Decimal, PROJECT_TYPE_LABELS, type Project } from "@epb/engine";
import { type CellFinding, KNOWN_TEMPLATES, readProjectFromWorkbook } from "@epb/workbook";
import {
  type CalculatedProject,
  type ContentsResult,
  calculateContents,
  contentsWithFigures,
  type FileStatus,
  type Finding,
  fromFinding,
  type HeadlineRemark,
  type InputContents,
  inputFinding,
  inputKind,
  readJsonContents,
  statusOf,
  summaryFigures,
  type UnknownTracer,
  unknownInputName,
} from "@epb/workbook/diagnostics";
import { calendarDay } from "../../../format/dates.js";
import { CHECK_TEXTS } from "../check-texts.js";
import type { CheckedFile, Headline } from "./checked-file.js";
import { compareStored } from "./compare-stored.js";
import { openWorkbook } from "./open-workbook.js";
import { readWithFiles } from "./read-form.js";
import { plainFigure, readableFigure } from "./readable-figure.js";

/** Formatted key figures. */
const headlinesOf = (result: CalculatedProject): readonly Headline[] =>
  summaryFigures(result).map(({ definition, value, remark }) => {
    const isGas = definition.quantity === "kgCo2ePerYear" && Decimal.isDecimal(value);
    return {
      id: definition.id,
      label: definition.label,
      value: plainFigure(value),
      text: readableFigure(isGas ? { ...definition, decimals: 0 } : definition, value),
      ...(remark !== undefined && { note: noteOf(remark) }),
    };
  });

function noteOf(remark: HeadlineRemark): string {
  switch (remark.kind) {
    case "from-to":
      return CHECK_TEXTS.fromTo(calendarDay(remark.start), calendarDay(remark.end));
    case "for-years":
      return CHECK_TEXTS.forYears(remark.years);
    case "in-years":
      return CHECK_TEXTS.inYears(remark.years);
    case "no-interest":
      return CHECK_TEXTS.noInterest;
    default:
      return remark satisfies never;
  }
}

/** Current step of a check. */
export type CheckStep = "reading" | "checking" | "calculating" | "comparing";

/** A file from the browser. */
export type ChosenFile = Pick<File, "name" | "size" | "arrayBuffer">;

/** Called before each step. The step begins when the promise resolves, so that the page can show it. */
export type OnStep = (step: CheckStep) => Promise<void>;

const MEBIBYTE = 1024 * 1024;
/** More than any workbook that the limits of the reader let through. */
const MAX_MEBIBYTES = 64;

/** Means of a check. */
interface CheckMeans {
  readonly profiles: readonly ChosenFile[];
  /** Ends the reading of a file in another format; the result is then without meaning. */
  readonly signal: AbortSignal;
}

/**
 * Reads, checks and calculates one file as `epb check` does. It never throws: a fault of ours is a finding as well.
 *
 * @param profiles - Mapping profiles for workbooks that are not made from a template.
 */
export async function checkFile(
  file: ChosenFile,
  onStep: OnStep,
  profiles: readonly ChosenFile[] = [],
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckedFile> {
  try {
    return await check(file, onStep, { profiles, signal });
  } catch (error) {
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // The advice of the command line for its own faults mentions printed lines, which a page does not have.
    const finding = { ...inputFinding("program/fault", file.name, { found }), advice: CHECK_TEXTS.faultAdvice };
    return refused(file, "fault", finding);
  }
}

async function check(file: ChosenFile, onStep: OnStep, means: CheckMeans): Promise<CheckedFile> {
  await onStep("reading");
  if (file.size > MAX_MEBIBYTES * MEBIBYTE) {
    const expected = `at most ${MAX_MEBIBYTES} MiB`;
    return refused(file, "unreadable", inputFinding("input/too-large", file.name, { expected }));
  }
  const bytes = await bytesOf(file);
  if (bytes === undefined) return refused(file, "unreadable", inputFinding("input/cannot-open", file.name));
  const kind = inputKind(bytes, file.name);
  const sha256 = await sha256Of(bytes);
  const about = { kind, ...(sha256 !== undefined && { sha256 }) };
  await onStep("checking");
  const { isOtherFormat, read } =
    kind === "json"
      ? { isOtherFormat: false, read: readJsonContents(bytes, file.name) }
      : await readSheets(bytes, file.name, means);
  if (!read.ok) return { ...refused(file, "unreadable", read.finding), ...about };
  const calculated = await calculate(read.value, file.name, onStep);
  const { project } = read.value;
  return {
    file: file.name,
    bytes: file.size,
    ...about,
    ...templateOf(read.value),
    ...(read.value.profileName !== undefined && { isMapped: true }),
    ...(project !== undefined && { projectName: project.record.name.trim(), description: descriptionOf(project) }),
    headlines: [],
    ...calculated,
    ...(calculated.findings.some(isCorrectable) && { source: isOtherFormat ? "not .xlsx" : file }),
    status: statusOf(calculated.findings),
  };
}

const isCorrectable = ({ corrections, suggestion }: Finding): boolean =>
  corrections?.length === 1 || suggestion !== undefined;

/** Loaded with the page, so that the check works without a connection. Without it, more figures are withheld. */
const loadingTracer: Promise<UnknownTracer | undefined> = import("./trace-unknown.js").then(
  ({ TRACER }) => TRACER,
  () => undefined,
);

/** Findings and figures of a file. */
export type Calculated = Pick<CheckedFile, "findings"> &
  Partial<Pick<CheckedFile, "result" | "unknownInputs" | "headlines" | "comparison">>;

/** Calculates a project that was read, and compares it with the figures of its workbook. */
export async function calculate(contents: InputContents, file: string, onStep: OnStep): Promise<Calculated> {
  if (contents.project !== undefined) await onStep("calculating");
  const tracer = await loadingTracer;
  const { result, findings } = calculateContents({ ...contents, ...(tracer !== undefined && { tracer }) }, file);
  if (result === undefined) return { findings };
  const headlines = headlinesOf(result);
  const unknownInputs = result.unknownInputs?.map((input) => ({ path: input.path, name: unknownInputName(input) }));
  const known = { result, findings, ...(unknownInputs !== undefined && { unknownInputs }) };
  const { figures, profileName } = contents;
  // A form without figures in its profile has nothing to compare.
  const isOnlyInputs = profileName !== undefined && figures?.cells.every(({ content }) => content.kind === "blank");
  if (figures === undefined || isOnlyInputs === true) return { ...known, headlines };
  await onStep("comparing");
  const wantedPaths = new Set(headlines.map(({ id }) => id));
  const { wanted, ...comparison } = await compareStored(figures, result.calculation, wantedPaths, () =>
    onStep("comparing"),
  );
  return {
    ...known,
    comparison,
    headlines: headlines.map((headline) => {
      const stored = wanted.get(headline.id);
      return stored === undefined ? headline : { ...headline, stored };
    }),
  };
}

const refused = (file: ChosenFile, status: FileStatus, finding: Finding): CheckedFile => ({
  file: file.name,
  bytes: file.size,
  status,
  findings: [finding],
  headlines: [],
});

/** Undefined where the file went away, or is a folder. */
export async function bytesOf(file: ChosenFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** SHA-256 of the bytes; browsers calculate it only in a secure context. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function templateOf({ template }: InputContents): Pick<CheckedFile, "template"> {
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

interface ReadSheets {
  readonly isOtherFormat: boolean;
  readonly read: ContentsResult;
}

/**
 * Reads a project from the bytes of a workbook. The chunk contains all templates, so that the page needs no further
 * requests for .xlsx.
 */
async function readSheets(bytes: Uint8Array, file: string, { profiles, signal }: CheckMeans): Promise<ReadSheets> {
  const { read, readWhole, isOtherFormat } = await openWorkbook({ name: file, bytes, signal });
  const refuse = (finding: CellFinding): ReadSheets => ({
    isOtherFormat,
    read: { ok: false, finding: fromFinding(finding, file) },
  });
  if (!read.ok) return refuse(read.finding);
  const ofTemplate = readProjectFromWorkbook(read.workbook);
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  const isStranger = ofTemplate.template === undefined && profiles.length > 0;
  // The sheets of a template have known names; those of a form are all read.
  const whole = isStranger ? readWhole() : undefined;
  const ofForm = whole?.ok === true ? await readWithFiles(whole.workbook, profiles) : undefined;
  if (ofForm?.ok === false) return refuse(ofForm.finding);
  const reading = ofForm?.reading ?? ofTemplate;
  const value = contentsWithFigures(reading, sheetNames, file, await loadingTracer);
  return { isOtherFormat, read: { ok: true, value } };
}
