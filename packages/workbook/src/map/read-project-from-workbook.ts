import { CalculationType, type InputPath, type Project, ProjectStatus, ProjectType, ProjectVersion } from "@epb/engine";
import { WORKBOOK_RULES } from "../checks/workbook-rules.js";
import type { CellPlace, Finding } from "../findings/finding.js";
import { parseAddress } from "../read/cell-address.js";
import type { FlatWorkbook } from "../read/flat-workbook.js";
import { CellReader } from "./cell-reader.js";
import { identifyTemplate, type TemplateIdentity } from "./identify-template.js";
import { locateTemplate } from "./locate-template.js";
import type { LocatedField, LocatedTable, LocatedTemplate } from "./located-template.js";
import { mapCells } from "./map-cells.js";
import { mapMeasures } from "./map-measures.js";
import { mapRows } from "./map-rows.js";
import { PlaceIndex } from "./place-index.js";
import { type ProjectObject, setAt } from "./project-object.js";

/** What a workbook says, as far as it can be read, and everything there is to say about it. */
export interface WorkbookReading {
  /** What the workbook says it was made from. */
  readonly template?: TemplateIdentity;
  /**
   * The project, without the values that cannot be read; absent where the workbook is not one of our templates. It is
   * what the engine's `parseProject` would make of it: every value has passed the checks of its cell.
   */
  readonly project?: Project;
  /** Of the file, in the order of the tabs and down each sheet. */
  readonly findings: readonly Finding[];
  /** The cell or range of an input path as problems and issues name it, also where the cell is empty. */
  cellOf(path: InputPath): CellPlace | undefined;
}

/**
 * Reads a project out of a workbook made from a template. Inputs are found by their defined names, so sheets may be
 * renamed and rows and columns inserted. It never throws on bad data: a value that cannot be read is left out of the
 * input, and a finding says so.
 */
export function readProjectFromWorkbook(workbook: FlatWorkbook): WorkbookReading {
  const { identity, manifest, finding } = identifyTemplate(workbook);
  if (manifest === undefined) {
    return { ...(identity !== undefined && { template: identity }), findings: [finding], cellOf: () => undefined };
  }
  const located = locateTemplate(manifest, workbook);
  const reader = new CellReader(workbook.date1904);
  const { project, places } = mapProject(located, reader);
  const findings = [...WORKBOOK_RULES.flatMap((rule) => rule(located)), ...reader.findings];
  return {
    template: identity,
    project,
    findings: inReadingOrder(findings, workbook),
    cellOf: (path) => places.cellOf(path),
  };
}

/** @spec C §4 "A project is created with status Pending when it comes from an uploaded template" */
function mapProject(located: LocatedTemplate, reader: CellReader): { project: Project; places: PlaceIndex } {
  const record: ProjectObject = {
    name: "",
    // Pending, as a project from an uploaded template starts, and of the current version.
    status: ProjectStatus.Pending,
    calculationType: CalculationType.Standard,
    version: ProjectVersion.V3_0_0,
    projectType: ProjectType.Epb,
  };
  const data: ProjectObject = {};
  const fields = new Map(located.sheets.flatMap((sheet) => [...sheet.fields]));
  const places = new PlaceIndex(fields);
  for (const field of fields.values()) mapField(field, { record, data }, reader);
  const tables = located.sheets.flatMap((sheet) => [...sheet.tables.values()]);
  for (const table of tables) mapTable(table, data, reader, places);
  const ofKind = (kind: string): LocatedTable[] => tables.filter(({ table }) => table.items?.kind === kind);
  mapMeasures(ofKind("measures")[0], ofKind("measureParts"), data, reader, places);
  // The manifest puts every value where the model has it, and every cell gives only what its field takes.
  return { project: { record, data } as unknown as Project, places };
}

const RECORD = "record.";

function mapField(
  { field, sheet, row, column }: LocatedField,
  input: { readonly record: ProjectObject; readonly data: ProjectObject },
  reader: CellReader,
): void {
  const value = reader.read(sheet, sheet.cellAt(row, column), field.value, () => field.label);
  if (value === undefined) return;
  if (field.path.startsWith(RECORD)) setAt(input.record, field.path.slice(RECORD.length), value);
  else setAt(input.data, field.path, value);
}

function mapTable(located: LocatedTable, data: ProjectObject, reader: CellReader, places: PlaceIndex): void {
  switch (located.table.items?.kind) {
    case "rows":
      mapRows(located, data, reader, places);
      return;
    case "cells":
      mapCells(located, data, reader, places);
      return;
    default:
      // Measures are put together from several tables.
      return;
  }
}

/** What is about the workbook as a whole first, then by tab, row and column. */
function inReadingOrder(findings: readonly Finding[], workbook: FlatWorkbook): readonly Finding[] {
  const tabs = new Map(workbook.sheets.map(({ name }, index) => [name, index]));
  const keyed = findings.map((finding) => {
    const position = parseAddress(finding.place?.address?.split(":")[0] ?? "");
    const tab = finding.place === undefined ? -1 : (tabs.get(finding.place.sheet) ?? -1);
    return { finding, tab, row: position?.row ?? 0, column: position?.column ?? 0 };
  });
  return keyed.sort((a, b) => a.tab - b.tab || a.row - b.row || a.column - b.column).map(({ finding }) => finding);
}
