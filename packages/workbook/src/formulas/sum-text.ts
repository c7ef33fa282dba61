import type { GeneralExpression } from "@epb/engine/explain";
import type { FormulaWriter } from "./formula-writer.js";
import { atom, call, chain, compare, either, type FormulaText, NOTHING, number } from "./text.js";

type SumOfThere = Extract<GeneralExpression, { readonly kind: "sumOfThere" }>;

/** Σ of the terms that exist. Cells are combined in one SUM, which ignores empty text. */
export function sumText(writer: FormulaWriter, { terms, ifNone }: SumOfThere): FormulaText {
  const cells = terms.filter((term) => writer.cellOf(term) !== undefined);
  const others = terms.filter((term) => writer.cellOf(term) === undefined && !isWithoutCell(writer, term));
  const parts = [
    ...(cells.length === 0 ? [] : [call("SUM", writer.areas(cells))]),
    ...others.map((term) => amountIfThere(writer, term)),
  ];
  const sum = parts.length === 0 ? number(0) : chain("+", parts);
  if (ifNone === "zero") return sum;
  return either(compare(countText(writer, terms), "=", number(0)), NOTHING, sum);
}

/** Number of the terms that exist. The number may be inexact, but it is 0 only if no term exists. */
export function countText(writer: FormulaWriter, terms: readonly GeneralExpression[]): FormulaText {
  const leaves = terms.flatMap((term) => (term.kind === "when" ? [] : leavesOf(term)));
  const choices = terms.flatMap((term) => (term.kind === "when" ? [term] : []));
  const cells = leaves.filter((leaf) => writer.cellOf(leaf) !== undefined);
  const parts = [
    ...(cells.length === 0 ? [] : [call("COUNT", writer.areas(cells))]),
    ...choices.map(({ test, met }) => either(writer.test(test), countText(writer, [met]), number(0))),
  ];
  return parts.length === 0 ? number(0) : chain("+", parts);
}

function amountIfThere(writer: FormulaWriter, term: GeneralExpression): FormulaText {
  if (term.kind !== "when" || term.unmet !== undefined) return writer.amount(term);
  const cell = writer.cellOf(term.met);
  const met = cell === undefined ? writer.amount(term.met) : call("N", atom(writer.cell(cell)));
  return either(writer.test(term.test), met, number(0));
}

/** An input without a cell in this workbook adds nothing. */
const isWithoutCell = (writer: FormulaWriter, term: GeneralExpression): boolean =>
  term.kind === "input" && writer.inputPlace(term.path) === undefined;

/** The inputs, figures, and shared parts that determine if a term exists. */
function leavesOf(term: GeneralExpression): readonly GeneralExpression[] {
  switch (term.kind) {
    case "input":
    case "figure":
    case "shared":
      return [term];
    case "product":
      return term.factors.flatMap(leavesOf);
    case "quotient":
      return leavesOf(term.of);
    default:
      return [];
  }
}
