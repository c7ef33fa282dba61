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

const NAME_END = /[.[\]]|$/g;
/** A `*` stands for every item, where a path is a pattern: `escalationRates[fieldId=1,year=*]`. */
const SEVERAL_KEYS = /^\w+=(-?\d+|\*)(,\w+=(-?\d+|\*))+$/;

/** The steps of a path. Text that is no path gives the steps up to where it stops being one. */
export function parsePath(path: string): readonly PathStep[] {
  const steps: PathStep[] = [];
  let at = 0;
  while (at < path.length) {
    const isItem = path[at] === "[";
    const start = isItem || path[at] === "." ? at + 1 : at;
    const end = isItem ? path.indexOf("]", start) : nameEnd(path, start);
    if (end === -1 || (end === start && !isItem)) return steps;
    const text = path.slice(start, end);
    steps.push(isItem ? { kind: "item", keys: parseKeys(text) } : { kind: "member", name: text });
    at = isItem ? end + 1 : end;
  }
  return steps;
}

function nameEnd(path: string, start: number): number {
  NAME_END.lastIndex = start;
  return NAME_END.exec(path)?.index ?? path.length;
}

function parseKeys(text: string): readonly ItemKeyText[] {
  return (text.includes(",") && SEVERAL_KEYS.test(text) ? text.split(",") : [text]).map((key) => {
    const equals = key.indexOf("=");
    return { name: key.slice(0, equals), value: keyFromText(key.slice(equals + 1)) };
  });
}
