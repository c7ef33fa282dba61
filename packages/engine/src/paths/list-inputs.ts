import { Decimal } from "../decimal/decimal.js";
import type { ProjectData } from "../model/project-data.js";
import type { InputPath } from "../path-text/input-path.js";
import { keyText } from "../path-text/key-text.js";
import { LIST_KEYS, POSITION } from "./list-keys.js";

export interface InputEntry {
  readonly path: InputPath;
  readonly value: InputValue;
}

/** Value of a single input. Dates are texts. */
export type InputValue = Decimal | string | number | boolean;

/**
 * Every value that is entered in a project's data, with its path. Paths contain the keys of list items.
 *
 * @example
 * import { listInputs } from "@epb/engine";
 *
 * listInputs(project.data).find(({ path }) => path === "financing.awardDate")?.value; // "2024-01-31"
 */
export function listInputs(data: ProjectData): InputEntry[] {
  const entries: InputEntry[] = [];
  collect(data, "", "", entries);
  return entries;
}

function collect(value: unknown, path: string, list: string, entries: InputEntry[]): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    const keys = LIST_KEYS[list];
    for (const [index, item] of value.entries()) {
      const key = keys
        ?.map((name) => `${name}=${keyText((item as Record<string, string | number>)[name] ?? "")}`)
        .join(",");
      collect(item, `${path}[${key ?? `${POSITION}=${index}`}]`, list, entries);
    }
  } else if (typeof value === "object" && !Decimal.isDecimal(value)) {
    const keys = path.endsWith("]") ? (LIST_KEYS[list] ?? []) : [];
    for (const [name, member] of Object.entries(value)) {
      if (!keys.includes(name)) collect(member, path === "" ? name : `${path}.${name}`, name, entries);
    }
  } else entries.push({ path, value: value as InputValue });
}
