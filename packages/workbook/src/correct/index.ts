// The entry point of `@epb/workbook/correct`: writes corrections into a workbook, in Node and in browsers.

export type { PackageTools } from "../package/package-editor.js";
export { crc32 } from "../xlsx/zip/crc32.js";
export {
  type CorrectableFinding,
  type CorrectedCell,
  type Corrections,
  correctWorkbook,
  type LeftCell,
} from "./correct-workbook.js";
export { type CellEntry, enterCells } from "./enter-cells.js";
