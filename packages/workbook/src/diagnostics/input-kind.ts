import { isOutputKind } from "../findings/own-output.js";

export type InputKind = "json" | "xlsx";

const ZIP_START = [0x50, 0x4b];
const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
const UTF8_BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const JSON_SPACES = [0x20, 0x09, 0x0a, 0x0d];

/**
 * Kind of the bytes, from the contents if possible, or else from the file name. All other files go to the workbook
 * reader, which knows the kinds of files that people mistake for a workbook.
 */
export function inputKind(bytes: Uint8Array, fileName: string): InputKind {
  if (ZIP_START.every((byte, index) => bytes[index] === byte)) return "xlsx";
  const name = fileName.toLowerCase();
  if (name.endsWith(".json")) return "json";
  if (/\.(xlsx|csv)$/.test(name)) return "xlsx";
  return looksLikeJson(bytes) ? "json" : "xlsx";
}

function looksLikeJson(bytes: Uint8Array): boolean {
  let at = UTF8_BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? UTF8_BYTE_ORDER_MARK.length : 0;
  while (JSON_SPACES.includes(bytes[at] ?? 0)) at++;
  return bytes[at] === OPENING_BRACE || bytes[at] === OPENING_BRACKET;
}

/** Kind of a JSON file: a project, with or without mistakes; an output of epb; or something else. */
export type JsonKind = "project" | "epb-output" | "other";

/** Recognizes a project by members that other files do not have. An empty object is a project without any entry. */
export function jsonKind(json: unknown): JsonKind {
  // epb calc writes a list for several inputs.
  if (Array.isArray(json)) return json.length > 0 && json.every(isOutput) ? "epb-output" : "other";
  if (!isObject(json)) return "other";
  const { record, data } = json;
  if (record !== undefined || hasProjectData(data) || Object.keys(json).length === 0) return "project";
  return isOutput(json) ? "epb-output" : "other";
}

/** True for an output of epb. Outputs of earlier versions have no kind. */
const isOutput = (json: unknown): boolean =>
  isObject(json) && (isOutputKind(json["kind"]) || (json["schemaVersion"] !== undefined && isObject(json["engine"])));

export const isProjectJson = (json: unknown): boolean => jsonKind(json) === "project";

/** Members of `data` by which a project without a record is recognized. */
const DATA_MEMBERS = ["ecms", "financing", "escalationRates", "other"];

const hasProjectData = (data: unknown): boolean =>
  isObject(data) && DATA_MEMBERS.some((member) => Object.hasOwn(data, member));

const isObject = (
  json: unknown,
): json is { readonly record?: unknown; readonly data?: unknown; readonly [member: string]: unknown } =>
  typeof json === "object" && json !== null && !Array.isArray(json);
