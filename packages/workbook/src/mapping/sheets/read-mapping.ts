import { TemplateKind } from "@epb/engine";
import type { CellFinding } from "../../findings/cell-finding.js";
import { isBlank } from "../../intake/cell-reader.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import { formatAddress, parseAddress } from "../../xlsx/cell-address.js";
import type { FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { MappedColumn, MappedTable, MappedValue, Mapping } from "../mapping.js";
import { mappingFinding } from "../mapping-finding.js";
import type { ProfileConstant, ProfileConversion, ProfileWord } from "../profile.js";
import { namedColumns } from "./input-names.js";
import {
  COLUMN_HEADERS,
  HEADER_ROW,
  INPUT_HEADERS,
  MAPPING_SHEETS,
  START_LABELS,
  TABLE_HEADERS,
  WORD_HEADERS,
} from "./mapping-layout.js";
import { placeIn } from "./place-text.js";

export interface MappingReading {
  readonly mapping: Mapping;
  /** Entries that cannot be used, by their cells in the workbook of the mapping. */
  readonly findings: readonly CellFinding[];
  /** Names of rows that a person has not decided. */
  readonly open: readonly string[];
}

/** True for a workbook that `epb map` wrote. */
export const isMappingWorkbook = (workbook: FlatWorkbook): boolean =>
  [MAPPING_SHEETS.start, MAPPING_SHEETS.inputs, MAPPING_SHEETS.columns].every(
    (name) => workbook.sheet(name) !== undefined,
  );

/** Template that a workbook of a mapping names. */
export function templateOfMapping(workbook: FlatWorkbook): TemplateKind | undefined {
  const kind = startValues(workbook).get(START_LABELS.template);
  return Object.values(TemplateKind).find((one) => one === kind);
}

/** Reads a mapping that a person edited in a workbook. */
export function readMapping(workbook: FlatWorkbook, manifest: TemplateManifest, form: FlatWorkbook): MappingReading {
  return new MappingReader(workbook, manifest, form).read();
}

class MappingReader {
  readonly #workbook: FlatWorkbook;
  readonly #manifest: TemplateManifest;
  readonly #form: FlatWorkbook;
  readonly #findings: CellFinding[] = [];
  readonly #open: string[] = [];

  constructor(workbook: FlatWorkbook, manifest: TemplateManifest, form: FlatWorkbook) {
    this.#workbook = workbook;
    this.#manifest = manifest;
    this.#form = form;
  }

  read(): MappingReading {
    const start = startValues(this.#workbook);
    const version = start.get(START_LABELS.version) ?? "";
    const source = start.get(START_LABELS.source) ?? "";
    const { values, constants } = this.#inputs();
    const mapping: Mapping = {
      name: start.get(START_LABELS.name) ?? "Form",
      ...(version !== "" && { version }),
      ...(source !== "" && { source }),
      template: this.#manifest.kind,
      matches: {
        sheets: lines(start.get(START_LABELS.sheets)),
        labels: lines(start.get(START_LABELS.labels)).map((text) => ({ text })),
      },
      values,
      tables: this.#tables(),
      words: this.#words(),
      constants,
    };
    return { mapping, findings: this.#findings, open: this.#open };
  }

  #inputs(): { readonly values: readonly MappedValue[]; readonly constants: readonly ProfileConstant[] } {
    const values: MappedValue[] = [];
    const constants: ProfileConstant[] = [];
    for (const row of this.#rows(MAPPING_SHEETS.inputs, INPUT_HEADERS)) {
      const to = row.text("Path");
      if (to === "") continue;
      const cell = row.text("Cell of the form");
      const value = row.text("Value if the form has no cell");
      const state = row.text("State");
      const isUndecided = state === "Check" && cell === row.text("Proposed cell");
      const isTaken = cell !== "" && state !== "No" && !isUndecided;
      if (value !== "") {
        const decidedBy = row.text("Who decided the value");
        if (isTaken) row.refuse("Value if the form has no cell", `${value} and the cell ${cell}`);
        else constants.push({ to, value, ...(decidedBy !== "" && { decidedBy }) });
        continue;
      }
      if (isUndecided && cell !== "") this.#open.push(row.text("Input"));
      if (!isTaken) continue;
      const place = placeIn(this.#form, cell);
      if (place === undefined) row.refuse("Cell of the form", cell);
      else values.push({ to, place, ...this.#conversion(row) });
    }
    return { values, constants };
  }

  #tables(): readonly MappedTable[] {
    const names = new Map(namedColumns(this.#manifest).map(({ path, name }) => [name, path]));
    const columns = new Map<string, MappedColumn[]>();
    for (const row of this.#rows(MAPPING_SHEETS.columns, COLUMN_HEADERS)) {
      const name = row.text("Input");
      const state = row.text("State");
      if (name === "" || state === "No") continue;
      if (state === "Check" && name === row.text("Proposed input")) {
        this.#open.push(row.text("Header in the form"));
        continue;
      }
      const to = names.get(name);
      const header = row.text("Header cell");
      if (to === undefined) row.refuse("Input", name);
      else if (parseAddress(header) === undefined) row.refuse("Header cell", header);
      else {
        const group = row.text("Group");
        const table = row.text("Table");
        const column = { to, header, group: group === "" ? undefined : group, ...this.#conversion(row) };
        columns.set(table, [...(columns.get(table) ?? []), column]);
      }
    }
    return this.#rows(MAPPING_SHEETS.tables, TABLE_HEADERS).flatMap((row): readonly MappedTable[] => {
      const own = columns.get(row.text("Table")) ?? [];
      if (own.length === 0) return [];
      const sheet = row.text("Sheet");
      if (this.#form.sheet(sheet) === undefined) row.refuse("Sheet", sheet);
      return [
        {
          sheet,
          isAcross: row.text("Items go").toLowerCase() === "across",
          firstRow: row.wholeNumber("Rows from the header to the first item") ?? 1,
          firstYear: row.wholeNumber("Year of the first item"),
          skips: lines(row.text("Texts of rows to skip")),
          endsAt: lines(row.text("Texts that end the table")),
          columns: own,
        },
      ];
    });
  }

  #words(): readonly ProfileWord[] {
    return this.#rows(MAPPING_SHEETS.words, WORD_HEADERS).flatMap((row) => {
      const [to, word, choice] = [row.text("Path"), row.text("Word in the form"), row.text("Choice of epb")];
      if (choice === "" && word !== "" && row.text("State") !== "No") this.#open.push(`${row.text("Input")}: ${word}`);
      return to === "" || word === "" || choice === "" ? [] : [{ to, word, choice }];
    });
  }

  #conversion(row: MappingRow): ProfileConversion {
    const factor = row.text("Factor");
    if (factor === "") return {};
    if (factor === "month-day-year" || factor === "day-month-year") return { dates: factor };
    if (FACTOR.test(factor) && Number(factor) !== 0) return { scale: factor };
    row.refuse("Factor", factor);
    return {};
  }

  #rows(name: string, headers: readonly string[]): readonly MappingRow[] {
    const sheet = this.#workbook.sheet(name);
    if (sheet === undefined) return [];
    const found = new Map(
      sheet.cellsOfRow(HEADER_ROW).flatMap(({ value, column }) => (headers.includes(value) ? [[value, column]] : [])),
    );
    const rows = new Set([...sheet.cells(HEADER_ROW + 1)].filter((cell) => !isBlank(cell)).map(({ row }) => row));
    return [...rows].map((row) => new MappingRow(sheet, row, found, this.#findings));
  }
}

const FACTOR = /^-?\d{1,12}(\.\d{1,12})?$/;

class MappingRow {
  readonly #sheet: FlatSheet;
  readonly #row: number;
  readonly #columns: ReadonlyMap<string, number>;
  readonly #findings: CellFinding[];

  constructor(sheet: FlatSheet, row: number, columns: ReadonlyMap<string, number>, findings: CellFinding[]) {
    this.#sheet = sheet;
    this.#row = row;
    this.#columns = columns;
    this.#findings = findings;
  }

  text(header: string): string {
    const column = this.#columns.get(header);
    return column === undefined ? "" : (this.#sheet.cellAt(this.#row, column)?.value ?? "").trim();
  }

  wholeNumber(header: string): number | undefined {
    const text = this.text(header);
    if (text === "") return undefined;
    if (/^\d{1,4}$/.test(text)) return Number(text);
    this.refuse(header, text);
    return undefined;
  }

  refuse(header: string, found: string): void {
    const column = this.#columns.get(header) ?? 1;
    const place = { sheet: this.#sheet.name, address: formatAddress(this.#row, column) };
    this.#findings.push(mappingFinding("mapping/entry-invalid", { place, found: `${header}: ${found}` }));
  }
}

const lines = (text: string | undefined): readonly string[] =>
  (text ?? "").split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));

function startValues(workbook: FlatWorkbook): ReadonlyMap<string, string> {
  const sheet = workbook.sheet(MAPPING_SHEETS.start);
  if (sheet === undefined) return new Map<string, string>();
  return new Map(
    [...sheet.cells()].flatMap(({ row, column, value }) =>
      column === 1 ? [[value, (sheet.cellAt(row, 2)?.value ?? "").trim()]] : [],
    ),
  );
}
