import type {
  Cell,
  CellErrorValue,
  CellFormulaValue,
  CellRichTextValue,
  CellSharedFormulaValue,
  Workbook,
} from "exceljs";
import type { CellType } from "../read/flat-workbook.js";
import { plainNumberText } from "../read/number-text.js";
import type { FallbackCell, FallbackSheet, FallbackWorkbook } from "./fallback-workbook.js";

/** Day 1970-01-01 as a serial of the 1900 epoch, and how many days later the 1904 epoch starts. */
const UNIX_EPOCH_SERIAL = 25_569;
const DAYS_BETWEEN_EPOCHS = 1_462;
const DAY_MILLISECONDS = 86_400_000;

/** exceljs names its value types by number; this one is a cell covered by a merged range. */
const MERGED = 1;

/** What exceljs read, as plain data. It knows neither custom properties nor the sheets of defined names. */
export function flattenExceljs(workbook: Workbook): FallbackWorkbook {
  const date1904 = workbook.properties.date1904 === true;
  const formats: string[] = [];
  const formatIndex = new Map<string, number>();
  const styleIndexOf = (format: string): number => {
    let index = formatIndex.get(format);
    if (index === undefined) {
      index = formats.push(format) - 1;
      formatIndex.set(format, index);
    }
    return index;
  };

  const sheets = workbook.worksheets.map((sheet): FallbackSheet => {
    const cells: FallbackCell[] = [];
    sheet.eachRow((row) => {
      row.eachCell((cell) => {
        if (cell.type !== MERGED) cells.push(flattenCell(cell, styleIndexOf(cell.numFmt ?? "General"), date1904));
      });
    });
    return { name: sheet.name, state: sheet.state, cells, mergedRanges: sheet.model.merges };
  });
  const definedNames = workbook.definedNames.model.map(({ name, ranges }) => ({ name, text: ranges.join(",") }));
  return { sheets, definedNames, date1904, formats };
}

type Simple = readonly [type: CellType, value: string];

function flattenCell(cell: Cell, styleIndex: number, date1904: boolean): FallbackCell {
  const { address, value } = cell;
  if (isFormula(value)) {
    // `value.result` is lost for a cached zero; `cell.result` has it.
    const [type, text] = flattenValue(cell.result, date1904);
    return {
      address,
      type,
      value: text,
      formula: cell.formula ?? "",
      hasCachedValue: type !== "blank-formula",
      styleIndex,
    };
  }
  const [type, text] = flattenValue(value, date1904);
  return { address, type, value: text, hasCachedValue: false, styleIndex };
}

function flattenValue(value: unknown, date1904: boolean): Simple {
  if (typeof value === "number") return ["number", plainNumberText(String(value)) ?? String(value)];
  if (typeof value === "string") return ["text", value];
  if (typeof value === "boolean") return ["boolean", value ? "TRUE" : "FALSE"];
  if (value instanceof Date) {
    const serial = value.getTime() / DAY_MILLISECONDS + UNIX_EPOCH_SERIAL - (date1904 ? DAYS_BETWEEN_EPOCHS : 0);
    return ["number", plainNumberText(String(serial)) ?? ""];
  }
  if (isError(value)) return ["error", value.error];
  if (isRichText(value)) return ["text", value.richText.map((run) => run.text).join("")];
  if (isHyperlink(value)) return flattenValue(value.text, date1904);
  return ["blank-formula", ""];
}

function isFormula(value: unknown): value is CellFormulaValue | CellSharedFormulaValue {
  return typeof value === "object" && value !== null && ("formula" in value || "sharedFormula" in value);
}

function isError(value: unknown): value is CellErrorValue {
  return typeof value === "object" && value !== null && "error" in value;
}

function isRichText(value: unknown): value is CellRichTextValue {
  return typeof value === "object" && value !== null && "richText" in value;
}

function isHyperlink(value: unknown): value is { readonly text: unknown } {
  return typeof value === "object" && value !== null && "hyperlink" in value && "text" in value;
}
