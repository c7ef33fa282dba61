import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../test/house-rules/repository.js";
import type { Edit } from "../switches/edited-files.js";
import { SWITCH_IMPORT } from "../switches/switch-import.js";
import type { Mutant } from "./mutant.js";

/** Edits that put a switch at each mutant, so that one set of sources serves every run. Mutants are numbered in their order. */
export function switchesAt(mutants: readonly Mutant[]): readonly Edit[] {
  const numbered = mutants.map((mutant, index) => ({ ...mutant, index }));
  return [...new Set(mutants.map(({ path }) => path))].map((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    const own = numbered.filter((mutant) => mutant.path === path);
    return { path, start: 0, end: text.length, replacement: SWITCH_IMPORT + switchedText(text, own) };
  });
}

type Numbered = Mutant & { readonly index: number };

/** A source with a switch at each of its mutants. */
export const switchedText = (text: string, mutants: readonly Numbered[]): string =>
  withSwitches(text, 0, text.length, mutants);

/** Characters from `start` to `end` with a switch at each mutant in them. A mutant may lie in the characters of another. */
function withSwitches(text: string, start: number, end: number, mutants: readonly Numbered[]): string {
  const parts: string[] = [];
  let [at, rest] = [start, [...mutants].sort((one, other) => one.start - other.start || other.end - one.end)];
  while (rest[0] !== undefined) {
    const [outer] = rest;
    const same = rest.filter((mutant) => mutant.start === outer.start && mutant.end === outer.end);
    const inner = rest.filter((mutant) => mutant.start < outer.end && !same.includes(mutant));
    const original = withSwitches(text, outer.start, outer.end, inner);
    parts.push(text.slice(at, outer.start), switched(original, same));
    at = outer.end;
    rest = rest.filter((mutant) => mutant.start >= outer.end);
  }
  return [...parts, text.slice(at, end)].join("");
}

/** `a + b` becomes `(isOn(0) ? (a - b) : (a + b))`. */
function switched(original: string, mutants: readonly Numbered[]): string {
  const choices = mutants.map(({ index, replacement }) => `isOn(${index}) ? (${replacement}) : `);
  const [name = ""] = mutants.flatMap(({ property }) => (property === undefined ? [] : [`${property}: `]));
  return `${name}(${choices.join("")}(${original}))`;
}
