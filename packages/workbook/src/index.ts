export type { FindingName, FindingSeverity } from "./findings/catalogue.js";
export { type CellPlace, type Finding, type FindingDetails, makeFinding } from "./findings/finding.js";
