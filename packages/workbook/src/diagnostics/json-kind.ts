/** Kind of a JSON file: a project, with or without mistakes; an output of epb; or something else. */
export type JsonKind = "project" | "epb-output" | "other";

/** Recognizes a project by members that other files do not have. An empty object is a project without any entry. */
export function jsonKind(json: unknown): JsonKind {
  if (!isObject(json)) return "other";
  const { record, data } = json;
  if (record !== undefined || hasProjectData(data) || Object.keys(json).length === 0) return "project";
  return json["schemaVersion"] !== undefined && isObject(json["engine"]) ? "epb-output" : "other";
}

export const isProjectJson = (json: unknown): boolean => jsonKind(json) === "project";

/** Members of `data` by which a project without a record is recognized. */
const DATA_MEMBERS = ["ecms", "financing", "escalationRates", "other"];

const hasProjectData = (data: unknown): boolean =>
  isObject(data) && DATA_MEMBERS.some((member) => Object.hasOwn(data, member));

const isObject = (
  json: unknown,
): json is { readonly record?: unknown; readonly data?: unknown; readonly [member: string]: unknown } =>
  typeof json === "object" && json !== null && !Array.isArray(json);
