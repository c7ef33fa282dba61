import { withoutUnseen } from "../../templates/unseen-characters.js";
import type { CellRule } from "./cell-rule.js";
import { correctionField } from "./corrections.js";

/** Findings would grow with every long text of a file. */
const LONGEST_CORRECTION = 1000;

/**
 * `NY` followed by a zero-width space: the reader ignores the invisible character and reports it, because formulas of
 * Excel compare it.
 */
export const unseenCharacters: CellRule = ({ cell, value }) => {
  if (value.kind !== "text" || cell.type !== "text") return undefined;
  const seen = withoutUnseen(cell.value);
  if (seen === cell.value) return undefined;
  const codes = [...new Set(cell.value.match(/\p{Cf}/gu))].map((character) => codeOf(character));
  return {
    name: "cell/unseen-characters",
    details: {
      found: codes.join(", "),
      expected: "text of characters that can be seen",
      ...correctionField(seen.length > LONGEST_CORRECTION ? [] : [{ kind: "text", value: seen }]),
    },
    takenAs: seen,
  };
};

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
