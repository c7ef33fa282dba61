import type { CallTypes } from "@epb/contract";

type Part<Types extends CallTypes, Name extends keyof CallTypes> = Name extends keyof Types
  ? unknown extends Types[Name]
    ? unknown
    : { readonly [Key in Name]: Types[Name] }
  : unknown;

/** Input of a call: the parts that its contract names. */
export type CallInput<Types extends CallTypes> = Part<Types, "params"> & Part<Types, "query"> & Part<Types, "body">;

/** Only the names are known. */
export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** `/api/project/{id}` with the values of its parameters. */
export function pathOf(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")));
}

/** Query string `?status=1,2&limit=100`: lists are joined with commas, undefined members are omitted. */
export function searchOf(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join(",") : String(value)]);
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
}
