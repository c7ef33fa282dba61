import { rateKindAt } from "@epb/engine";
import type { InputFinder } from "./find-input.js";
import { NUMBER_OPERATORS } from "./read-range.js";
import { splitOption } from "./split-option.js";

const RELATIVE = /[+-]\s*\d[\d.]*\s*%/;

/** Which of two meanings `Index rate=+0.5%` has, for each option that changes a rate by a percentage. */
export function rateNotes(options: readonly string[], finder: InputFinder): readonly string[] {
  return options.flatMap((option) => {
    const split = splitOption(option, NUMBER_OPERATORS);
    const [percent] = RELATIVE.exec(split?.rest ?? "") ?? [];
    if (split?.operator !== "=" || percent === undefined) return [];
    if (rateKindAt(finder.pathOf(split.name)) === undefined) return [];
    const amount = percent.replace(/^[+-]\s*/, "");
    return [
      `${option} changes the rate by ${amount} of itself. Write "${split.name}+=${amount}" to add ${amount.replace(/\s*%$/, "")} percentage points.`,
    ];
  });
}
