import { keyFromText } from "./key-text.js";

/** Names and keys that lead to a value: `performancePeriod[year=4].retainedSavings`. */
export type PathStep =
  | { readonly kind: "member"; readonly name: string }
  | { readonly kind: "item"; readonly keys: readonly ItemKeyText[] };

/** A key of a list's item as text, `year` and `4`. */
export interface ItemKeyText {
  readonly name: string;
  readonly value: string;
}

const STEP = /\.?([^.[\]]+)|\[([^\]]*)\]/gy;
/** A `*` stands for every item, where a path is a pattern: `escalationRates[fieldId=1,year=*]`. */
const SEVERAL_KEYS = /^\w+=(-?\d+|\*)(,\w+=(-?\d+|\*))+$/;

/** The steps of a path. Text that is no path gives the steps up to where it stops being one. */
export function parsePath(path: string): readonly PathStep[] {
  return [...path.matchAll(STEP)].map(([, name, keys = ""]) =>
    name === undefined ? { kind: "item", keys: parseKeys(keys) } : { kind: "member", name },
  );
}

function parseKeys(text: string): readonly ItemKeyText[] {
  return (SEVERAL_KEYS.test(text) ? text.split(",") : [text]).map((key) => {
    const equals = key.indexOf("=");
    return { name: key.slice(0, equals), value: keyFromText(key.slice(equals + 1)) };
  });
}
