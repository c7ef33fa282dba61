import { POSITION } from "../paths/list-keys.js";
import type { Json, JsonObject } from "./plain-data.js";

/** A place where two results do not say the same. */
export interface ValueDifference {
  /** `costSavings.years[year=3].payment`. */
  readonly path: string;
  /** Value in the envelope; absent if the envelope has no value. Decimals are text. */
  readonly sealed?: Json;
  /** Value that the engine computes. */
  readonly computed?: Json;
}

/** Members that tell the items of a calculated list apart. */
const KEY_MEMBERS: readonly string[] = ["uuid", "fieldId", "year", "month"];

/**
 * First place where the computed data differs from the sealed data, in the order of the computed data; then places that
 * only the sealed data has.
 *
 * @example
 * import { firstDifference } from "@epb/engine/replay";
 *
 * firstDifference({ a: 1, b: 2 }, { a: 1, b: 3 }); // { path: "b", sealed: 2, computed: 3 }
 */
export function firstDifference(
  sealed: Json | undefined,
  computed: Json | undefined,
  path = "",
): ValueDifference | undefined {
  if (isList(sealed) && isList(computed)) return firstDifferentItem(sealed, computed, path);
  if (isObject(sealed) && isObject(computed)) return firstDifferentMember(sealed, computed, path);
  return sealed === computed ? undefined : differenceAt(path, sealed, computed);
}

function firstDifferentItem(sealed: readonly Json[], computed: readonly Json[], path: string) {
  for (let index = 0; index < Math.max(sealed.length, computed.length); index++) {
    const [one, other] = [sealed[index], computed[index]];
    const at = `${path}[${keyOf(other ?? one, index)}]`;
    const isSameItem = keyOf(one, index) === keyOf(other, index);
    const found = isSameItem ? firstDifference(one, other, at) : differenceAt(at, one, other);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstDifferentMember(sealed: JsonObject, computed: JsonObject, path: string) {
  const [sealedMembers, computedMembers] = [new Map(Object.entries(sealed)), new Map(Object.entries(computed))];
  for (const name of new Set([...computedMembers.keys(), ...sealedMembers.keys()])) {
    const at = path === "" ? name : `${path}.${name}`;
    const found = firstDifference(sealedMembers.get(name), computedMembers.get(name), at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const differenceAt = (path: string, sealed: Json | undefined, computed: Json | undefined): ValueDifference => ({
  path,
  ...(sealed !== undefined && { sealed }),
  ...(computed !== undefined && { computed }),
});

/** The item's own keys, `year=3,month=12`, or its position. */
function keyOf(item: Json | undefined, index: number): string {
  const members = isObject(item) ? new Map(Object.entries(item)) : undefined;
  const keys = KEY_MEMBERS.filter((name) => isKey(members?.get(name))).map((name) => `${name}=${members?.get(name)}`);
  return keys.length === 0 ? `${POSITION}=${index}` : keys.join(",");
}

const isKey = (value: Json | undefined): boolean => typeof value === "string" || typeof value === "number";
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !isList(value);
