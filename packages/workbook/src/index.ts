export type { FindingName, FindingSeverity } from "./findings/catalogue.js";
export { type CellPlace, type Finding, type FindingDetails, makeFinding } from "./findings/finding.js";
export { readProjectFromWorkbook, type WorkbookReading } from "./map/read-project-from-workbook.js";
export { EPB_CALCULATING_4_2_10 } from "./templates/epb-calculating-4-2-10.js";
export { KNOWN_TEMPLATES, mayHoldInputs } from "./templates/known-templates.js";
export type { TemplateKind, TemplateManifest } from "./templates/manifest.js";
