// Entry point for reading: runs in Node and in the browser, without exceljs. `@epb/workbook/write` has the writer.

// ── Findings
export type { FindingName } from "./findings/catalogue.js";
export type { FindingSeverity } from "./findings/catalogue-entry.js";
export { type CellPlace, type CellFinding, type FindingDetails, makeFinding } from "./findings/cell-finding.js";

// ── Workbook → flat cells
export {
  type CellPosition,
  type CellRange,
  columnLetters,
  formatAddress,
  formatRange,
  parseAddress,
  parseRange,
} from "./xlsx/cell-address.js";
export { isoDateToSerial, serialToIsoDate } from "./xlsx/date-serial.js";
export type {
  CellType,
  DefinedName,
  FlatCell,
  FlatSheet,
  FlatWorkbook,
  NamedTarget,
  SheetState,
} from "./xlsx/flat-workbook.js";
export { isDateFormat, isPercentFormat } from "./xlsx/number-format.js";
export { type ReadOptions, type ReadResult, readWorkbook } from "./xlsx/read-workbook.js";
export { DEFAULT_READ_LIMITS, type ReadLimits } from "./xlsx/read-limits.js";
export type { InflateRaw } from "./xlsx/zip/zip-archive.js";

// ── Flat cells → project, and the calculated values of a workbook
export { compareFigures } from "./intake/figures/compare-figures.js";
export type { FigureCell, FigureContent, FigureReading } from "./intake/figures/figure-cell.js";
export { figureInput } from "./intake/figures/figure-input.js";
export { type SuppliedValues, suppliedValues } from "./intake/figures/supplied-values.js";
export type { TemplateIdentity } from "./intake/identify-template.js";
export { loadProjectFromWorkbook } from "./intake/load-project-from-workbook.js";
export type { WorkbookReading } from "./intake/read-located.js";
export { readProjectFromWorkbook } from "./intake/read-project-from-workbook.js";

// ── Migration of a workbook to another template
export { type MigrationOptions, type MigrationResult, migrateWorkbook } from "./migrate/migrate-workbook.js";
export type {
  Migration,
  MigrationReport,
  MovedInput,
  TakenInput,
  UnplacedCells,
  UnplacedReason,
  UnreadableInput,
} from "./migrate/migration.js";
export { migrationReport } from "./migrate/migration-report.js";

// ── Templates
export { figureColumn, figureField, figureLook } from "./templates/calculated-figures.js";
export { EPB_CALCULATING_4_2_10 } from "./templates/epb-calculating-4-2-10.js";
export type { InputValue, NumberLook } from "./templates/input-value.js";
export { inputsWithoutCell } from "./templates/inputs-without-cell.js";
export { KNOWN_TEMPLATES, newestTemplate } from "./templates/known-templates.js";
export type {
  Block,
  FigureField,
  FigureLook,
  FormBlock,
  InputField,
  SheetDefinition,
  TableBlock,
  TableColumn,
  TemplateManifest,
} from "./templates/manifest.js";
export { heatInEntry, heatWords } from "./templates/heat-in-entry.js";
export { findOption, OPTION_LISTS, type Option, type OptionListName } from "./templates/option-lists.js";
export { findJsonFault, JSON_LIMITS, type JsonFault, type JsonLimits, outermostText } from "./json/json-fault.js";
export { mayHoldInputs, mayHoldValues } from "./templates/template-index.js";
export { withInputsWithoutCell } from "./templates/inputs-without-cell.js";
