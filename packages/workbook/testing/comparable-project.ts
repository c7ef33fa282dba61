import { Decimal, type Project } from "@epb/engine";

/** Parts of a project without a cell in the template: keys of records, and notes of the tool. */
const NOT_HELD = new Set(["id", "_id", "modifiedDate", "unitId", "createdDate", "displayId", "version", "status"]);
const KEYS = [
  ...["uuid", "fieldId", "year", "month", "subregionId", "fuelName", "fuelType"],
  ...["contactType", "measureNumber"],
] as const;

/**
 * The parts of a project that a workbook of the template can hold, as plain data in one order: keyed lists have no
 * order, and an absent list equals an empty list.
 */
export function comparable(project: Project): unknown {
  return plain({ record: project.record, data: project.data, accreditation: project.accreditation });
}

export function plain(value: unknown): unknown {
  if (value instanceof Decimal) return value.toFixed();
  if (Array.isArray(value)) return sorted(value.map(plain).filter((item) => item !== undefined));
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([name]) => !NOT_HELD.has(name))
    .map(([name, inner]) => [name, plain(inner)] as const)
    .filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0));
  return entries.length === 0 ? undefined : Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sorted(items: unknown[]): unknown[] {
  const key = (item: unknown): string =>
    KEYS.map((name) => String((item as Readonly<Record<string, unknown>>)[name] ?? "").padStart(20)).join();
  // Contacts and measures keep their order: neither has a visible key.
  const isKeyed = items.every((item) => typeof item === "object" && item !== null && !("uuid" in item));
  return isKeyed ? [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)) : items;
}
