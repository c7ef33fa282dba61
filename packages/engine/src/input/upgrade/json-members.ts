/** Members of a JSON object, before anybody has looked at their types. */
export type JsonMembers = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonMembers =>
  typeof value === "object" && value !== null && !Array.isArray(value);
