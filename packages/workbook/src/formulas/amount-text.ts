import { Decimal, figureDefinition } from "@epb/engine";
import type { GeneralExpression } from "@epb/engine/explain";
import { areasOf, areaText, type Cell } from "./cell.js";
import type { FormulaWriter } from "./formula-writer.js";
import { entryText, lookupText } from "./lookup-text.js";
import { sumText } from "./sum-text.js";
import { atom, call, chain, either, type FormulaText, number, power, quoted, Tightness } from "./text.js";

type Kind<Name extends GeneralExpression["kind"]> = Extract<GeneralExpression, { readonly kind: Name }>;

/**
 * Decimals of a first rounding before the rounding of the amount. Workbooks use binary numbers, in which 0.5 may be
 * stored as 0.49999999998; this rounding removes the error and keeps every digit of amounts up to a hundred million
 * dollars.
 */
const GUARD_DECIMALS: Readonly<Record<number, number>> = { 0: 6, 2: 6, 3: 7, 4: 7 };

/** An amount to calculate with, which is known to be there. */
export function amountText(writer: FormulaWriter, expression: GeneralExpression): FormulaText {
  switch (expression.kind) {
    case "input":
      return writer.input(expression);
    case "figure":
      return writer.figure(expression.path, (how) => writer.amount(how));
    case "constant":
    case "reference":
      return literal(expression.value);
    case "part":
      return writer.amount(expression.of);
    case "shared":
      return atom(writer.cell(writer.writing.workings.cellOf(expression)));
    case "sum":
      return plainSum(writer, expression);
    case "sumOfThere":
      return sumText(writer, { ...expression, ifNone: "zero" });
    case "sumUpTo":
      return sumUpTo(writer, expression);
    case "difference":
      return chain("-", [writer.amount(expression.from), ...subtracted(writer, expression.less)]);
    case "product":
      return productText(expression.factors.map((one) => writer.amount(one)));
    case "quotient":
      return chain("/", [writer.amount(expression.of), writer.amount(expression.by)]);
    case "power":
      return expression.exponent === 0 ? number(1) : power(writer.amount(expression.base), number(expression.exponent));
    case "raised":
      return power(writer.amount(expression.base), writer.amount(expression.exponent));
    case "smallest":
      return call("MIN", ...expression.of.map((one) => counted(writer, one)));
    case "largest":
      return call("MAX", ...expression.of.map((one) => counted(writer, one)));
    case "rounded":
      return rounded(writer, expression);
    case "countAbove":
      return call("COUNTIF", writer.areas(expression.of), quoted(`>${expression.limit.toFixed()}`));
    case "lastAbove":
      return call("MAX", writer.areas(expression.terms.map((term) => numberIfAbove(term, expression.limit))));
    case "latest":
      return latest(writer, expression);
    case "monthsAfter":
      return monthsAfter(writer.amount(expression.day), writer.amount(expression.months));
    case "shorter":
      return writer.amount(expression.of);
    case "restated":
      return writer.amount(expression.as);
    case "when": {
      const unmet = expression.unmet === undefined ? number(0) : writer.amount(expression.unmet);
      return either(writer.test(expression.test), writer.amount(expression.met), unmet);
    }
    case "firstThere":
      return writer.firstThere(expression.of, (one) => writer.amount(one));
    case "choice":
      return lookupText(writer, expression);
    case "entry":
      return call("N", entryText(writer, expression));
    default:
      throw new Error(`No amount is made of ${expression.kind}.`);
  }
}

function plainSum(writer: FormulaWriter, { terms }: Kind<"sum">): FormulaText {
  const cells = terms.map((term) => writer.cellOf(term));
  if (terms.length > 2 && cells.every((cell) => cell !== undefined)) return call("SUM", writer.areas(terms));
  return terms.length === 0
    ? number(0)
    : chain(
        "+",
        terms.map((term) => writer.amount(term)),
      );
}

/** Omits factors of 1: a rate without a cell in the workbook does not change an amount. */
function productText(factors: readonly FormulaText[]): FormulaText {
  const others = factors.filter(({ text }) => text !== "1");
  return others.length === 0 ? number(1) : chain("*", others);
}

/** Many cells are taken off as their sum. */
function subtracted(writer: FormulaWriter, less: readonly GeneralExpression[]): readonly FormulaText[] {
  const isSummed = less.length > 2 && less.every((one) => writer.cellOf(one) !== undefined);
  return isSummed ? [call("SUM", writer.areas(less))] : less.map((one) => writer.amount(one));
}

function sumUpTo(writer: FormulaWriter, { terms, limit }: Kind<"sumUpTo">): FormulaText {
  const { layout, workings } = writer.writing;
  const cells = terms.flatMap(({ of }) => writer.cellOf(of) ?? []);
  const numbers = cells.flatMap((cell) => layout.numberBeside(cell) ?? workings.yearBeside(cell) ?? []);
  if (cells.length !== terms.length || numbers.length !== terms.length) throw new Error("Terms have no numbers.");
  const area = (of: readonly Cell[]) =>
    atom(
      areasOf(of)
        .map((one) => areaText(one, writer.here.sheet))
        .join(","),
    );
  return call("SUMIF", area(numbers), atom(`"<="&${writer.amount(limit).text}`), area(cells));
}

/** The number of a term where its amount is above the limit, 0 elsewhere: a cell for each, because MAXIFS is not in Excel 2010. */
function numberIfAbove({ number, of }: Kind<"lastAbove">["terms"][number], limit: Decimal): Kind<"shared"> {
  const label = `Year with ${figureDefinition(of.path).label.toLowerCase()} above ${limit.toFixed()}`;
  return {
    kind: "shared",
    path: `lastAbove.${of.path.replace(/\[.*\]/, "")}[year=${number}]`,
    label,
    of: {
      kind: "when",
      test: { kind: "isWithin", of, above: limit },
      met: { kind: "constant", label, value: new Decimal(number) },
      unmet: { kind: "constant", label, value: new Decimal(0) },
    },
  };
}

/** Numbers that rise are the highest at last. */
function latest(writer: FormulaWriter, { of }: Kind<"latest">): FormulaText {
  const [first] = of;
  const last = of.at(-1);
  if (first === undefined || last === undefined) return number(0);
  const top = writer.cellOf(first);
  const bottom = writer.cellOf(last);
  // Hundreds of months in one column do not need a check of each cell.
  const isOneColumn = top?.column === bottom?.column && (bottom?.row ?? 0) - (top?.row ?? 0) === of.length - 1;
  if (!isOneColumn || top === undefined || bottom === undefined) return call("MAX", writer.areas(of));
  const { sheet, row, column } = top;
  const area = { sheet, top: row, left: column, bottom: bottom.row, right: column };
  return call("MAX", atom(areaText(area, writer.here.sheet)));
}

function rounded(writer: FormulaWriter, { of, decimals }: Kind<"rounded">): FormulaText {
  // A rounding that only guards the one around it is the workbook's own.
  const exact = of.kind === "rounded" && of.decimals > decimals ? of.of : of;
  const guarded = call("ROUND", writer.amount(exact), number(GUARD_DECIMALS[decimals] ?? decimals + 3));
  return call("ROUND", guarded, number(decimals));
}

/** MIN and MAX ignore blank cells, which may count as zero. */
function counted(writer: FormulaWriter, expression: GeneralExpression): FormulaText {
  const amount = writer.amount(expression);
  return expression.kind === "input" && expression.missingCountsAsZero ? call("N", amount) : amount;
}

/**
 * The same day of a later month, or its last day: the result of EDATE, which is wrong in leap years in some programs.
 */
function monthsAfter(day: FormulaText, months: FormulaText): FormulaText {
  const dayOf = (shift: readonly FormulaText[], dayOfMonth: FormulaText): FormulaText =>
    call("DATE", call("YEAR", day), chain("+", [call("MONTH", day), months, ...shift]), dayOfMonth);
  return call("MIN", dayOf([], call("DAY", day)), dayOf([number(1)], number(0)));
}

/** Every digit of a decimal. */
const literal = (value: Decimal): FormulaText =>
  value.isNegative()
    ? { text: value.toFixed(), tightness: Tightness.Sum }
    : { text: value.toFixed(), tightness: Tightness.Atom };
