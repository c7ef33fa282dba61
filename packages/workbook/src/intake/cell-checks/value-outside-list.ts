import { nearMisses } from "@epb/engine/lookup";
import { looseText, OPTION_LISTS } from "../../templates/option-lists.js";
import { type CellRule, quoted } from "./cell-rule.js";

const LONGEST_LIST = 8;

/** A text that is not in its drop-down list. */
export const valueOutsideList: CellRule = ({ cell, value }) => {
  if (value.kind !== "option") return undefined;
  const labels = OPTION_LISTS[value.list].map(({ label }) => label);
  const shown = labels.slice(0, LONGEST_LIST).join(", ");
  const expected =
    labels.length > LONGEST_LIST ? `one of ${shown}, … (${labels.length} in the list)` : `one of ${shown}`;
  const details = { found: quoted(cell.value), expected };
  const near = nearest(cell.value, labels);
  if (near === undefined) return { name: "cell/outside-list", details };
  const advice = `Did you mean "${near}"? Choose it from the list.`;
  return { name: "cell/outside-list", details: { ...details, suggestion: { kind: "text", value: near }, advice } };
};

/** The only label that begins with the text, contains it, or is spelled nearly like it. */
function nearest(text: string, labels: readonly string[]): string | undefined {
  const wanted = looseText(text);
  if (wanted === "") return undefined;
  const starting = labels.filter((label) => looseText(label).startsWith(wanted));
  const holding = labels.filter((label) => looseText(label).includes(wanted));
  const misspelled = (): readonly string[] =>
    nearMisses(
      text,
      labels.map((label) => ({ suggestion: label, names: [label] })),
    );
  const candidates = [starting, holding].find((some) => some.length > 0) ?? misspelled();
  return candidates.length === 1 ? candidates[0] : undefined;
}
