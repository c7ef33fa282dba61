import { CalculationType, calculateInputs, type Project } from "@epb/engine";
import {
  compareFigures,
  type FigureReading,
  mayHoldValues,
  type ReadLimits,
  readProjectFromWorkbook,
  readWorkbook,
  suppliedValues,
} from "@epb/workbook";
import { fromFinding } from "./check-finding.js";
import type { ContentsResult, FileContents } from "./file-contents.js";
import { inflateRaw } from "./inflate-raw.js";

const MEBIBYTE = 1024 * 1024;

/** A page has one thread, which must not stand still for long: a quarter of what the command line puts up with. */
const PAGE_LIMITS: Partial<ReadLimits> = { maxInflatedBytes: 64 * MEBIBYTE, maxCells: 500_000 };

/**
 * Reads a project from the bytes of a workbook. All templates are at hand and none is loaded, so that nothing is asked
 * of the network once the page is there.
 */
export function readSheets(bytes: Uint8Array): ContentsResult {
  const read = readWorkbook(bytes, { inflateRaw, wantsSheet: mayHoldValues, limits: PAGE_LIMITS });
  if (!read.ok) return { ok: false, finding: fromFinding(read.finding) };
  const reading = readProjectFromWorkbook(read.workbook);
  const { template, project, findings, cellOf } = reading;
  const contents: FileContents = {
    ...(project !== undefined && { project }),
    ...(template !== undefined && { template }),
    findings: findings.map(fromFinding),
    cellOf,
    sheetNames: read.workbook.sheets.map(({ name }) => name),
  };
  const figures = reading.figures();
  if (project === undefined || figures === undefined) return { ok: true, contents };
  return { ok: true, contents: withFigures(contents, project, figures) };
}

/** With the calculated values that stand in the workbook: supplied to the project, or to be compared. */
function withFigures(contents: FileContents, project: Project, figures: FigureReading): FileContents {
  const supplied = isToBeSupplied(project, figures)
    ? suppliedValues(figures, project, calculateInputs(project))
    : undefined;
  const findings = [...figures.findings, ...(supplied?.findings ?? [])];
  return {
    ...contents,
    ...(supplied?.values !== undefined && { project: { ...project, calculatedValues: supplied.values } }),
    findings: [...contents.findings, ...findings.map(fromFinding)],
    figures,
    compareFigures: (calculation) => compareFigures(figures, calculation).map(fromFinding),
  };
}

/** @spec C §4 "With Override, calculated values are supplied and not computed" */
const isToBeSupplied = ({ record }: Project, { figureCells }: FigureReading): boolean =>
  figureCells === "supplied" && record.calculationType === CalculationType.Override;
