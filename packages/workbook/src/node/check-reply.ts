import type { FallbackCell, FallbackSheet, FallbackWorkbook } from "./fallback-workbook.js";

/**
 * Whether data from the child process are a workbook as it should send it. A file may have got the better of exceljs and
 * changed what every object of that process has, so nothing it says is taken on trust.
 */
export function isFallbackWorkbook(data: unknown): data is FallbackWorkbook {
  return (
    isObject(data) &&
    isListOf(data["sheets"], isSheet) &&
    isListOf(data["definedNames"], isDefinedName) &&
    typeof data["date1904"] === "boolean" &&
    isListOf(data["formats"], isText)
  );
}

const SHEET_STATES: readonly unknown[] = ["visible", "hidden", "veryHidden"];
const CELL_TYPES: readonly unknown[] = ["blank-formula", "number", "text", "boolean", "error", "date"];

function isSheet(data: unknown): data is FallbackSheet {
  return (
    isObject(data) &&
    isText(data["name"]) &&
    SHEET_STATES.includes(data["state"]) &&
    isListOf(data["cells"], isCell) &&
    isListOf(data["mergedRanges"], isText)
  );
}

function isCell(data: unknown): data is FallbackCell {
  return (
    isObject(data) &&
    isText(data["address"]) &&
    CELL_TYPES.includes(data["type"]) &&
    isText(data["value"]) &&
    (data["formula"] === undefined || isText(data["formula"])) &&
    typeof data["hasCachedValue"] === "boolean" &&
    typeof data["styleIndex"] === "number"
  );
}

const isDefinedName = (data: unknown): boolean => isObject(data) && isText(data["name"]) && isText(data["text"]);

const isText = (data: unknown): data is string => typeof data === "string";

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

const isListOf = (data: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(data) && data.every(isItem);
