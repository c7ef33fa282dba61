import { type CellRule, quoted } from "./cell-rule.js";

/** More text than a field takes. */
export const textTooLong: CellRule = ({ cell, value }) =>
  value.kind === "text" && cell.value.length > value.maximumLength
    ? {
        name: "cell/text-too-long",
        details: {
          found: `${cell.value.length} characters: ${quoted(cell.value)}`,
          expected: `at most ${value.maximumLength} characters`,
        },
      }
    : undefined;
