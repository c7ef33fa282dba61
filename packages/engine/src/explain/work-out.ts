import { addMonths } from "../calendar/add-months.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { roundTo } from "../decimal/rounding.js";
import { sum } from "../decimal/sum.js";
import { unsignedZero } from "../decimal/unsigned-zero.js";
import type { FigureValue } from "../model/figure.js";
import type { Expression } from "./expression.js";

/** Value of an input or a figure of an expression; undefined if it has no value. */
export interface LeafValues {
  readonly inputAt: (path: string) => FigureValue | undefined;
  readonly figureAt: (path: string) => FigureValue | undefined;
}

/** An expression with the value of each of its parts. */
export interface WorkedExpression {
  readonly expression: Expression;
  readonly value: FigureValue;
  readonly parts: readonly WorkedExpression[];
}

/** Works an expression out, part by part, in the engine's arithmetic. */
export function workOut(expression: Expression, leaves: LeafValues): WorkedExpression {
  const parts = partsOf(expression).map((part) => workOut(part, leaves));
  return {
    expression,
    parts,
    value: combine(
      expression,
      parts.map(({ value }) => value),
      leaves,
    ),
  };
}

/**
 * The parts of an expression, in order.
 *
 * @example
 * import { explainProject, partsOf } from "@epb/engine/explain";
 *
 * const { working } = explainProject(project, calculation).explain("projectSummary.financing.projectInterestRate");
 * partsOf(working.expression).length; // 2
 */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "input":
    case "figure":
    case "supplied":
    case "constant":
    case "reference":
      return [];
    case "part":
    case "rounded":
    case "isNotZero":
    case "isZero":
      return [expression.of];
    case "sum":
      return expression.terms;
    case "difference":
      return [expression.from, ...expression.less];
    case "product":
      return expression.factors;
    case "quotient":
      return [expression.of, expression.by];
    case "power":
      return [expression.base];
    case "smallest":
    case "largest":
    case "countAbove":
    case "anyOf":
    case "allOf":
      return expression.of;
    case "lastAbove":
      return expression.terms.map(({ of }) => of);
    case "monthsAfter":
      return [expression.day, expression.months];
    case "inputIs":
      return [expression.input];
    default:
      return expression satisfies never;
  }
}

function combine(expression: Expression, parts: readonly FigureValue[], leaves: LeafValues): FigureValue {
  const numbers = (): Decimal[] => parts.map(asDecimal);
  switch (expression.kind) {
    case "input":
      return leaves.inputAt(expression.path) ?? ZERO;
    case "figure":
    case "supplied":
      return leaves.figureAt(expression.path) ?? ZERO;
    case "constant":
    case "reference":
      return expression.value;
    case "part":
      return parts[0] ?? ZERO;
    case "rounded":
      return roundTo(numbers()[0] ?? ZERO, expression.decimals);
    case "isNotZero":
      return !(numbers()[0] ?? ZERO).isZero();
    case "isZero":
      return (numbers()[0] ?? ZERO).isZero();
    case "sum":
      return sum(numbers());
    case "difference": {
      const [from = ZERO, ...less] = numbers();
      return less.reduce((rest, amount) => rest.minus(amount), from);
    }
    case "product":
      return unsignedZero(numbers().reduce((result, factor) => result.times(factor)));
    case "quotient": {
      const [of = ZERO, by = ZERO] = numbers();
      return of.div(by);
    }
    case "power":
      return (numbers()[0] ?? ZERO).pow(expression.exponent);
    case "smallest":
      return Decimal.min(...numbers());
    case "largest":
      return Decimal.max(...numbers());
    case "countAbove":
      return new Decimal(numbers().filter((amount) => amount.gt(expression.limit)).length);
    case "lastAbove": {
      const amounts = numbers();
      const above = expression.terms.filter((_, index) => amounts[index]?.gt(expression.limit));
      return new Decimal(above.at(-1)?.number ?? 0);
    }
    case "anyOf":
      return parts.includes(true);
    case "allOf":
      return !parts.includes(false);
    case "monthsAfter":
      return addMonths(parts[0] as CalendarDate, asDecimal(parts[1] ?? ZERO).toNumber());
    case "inputIs": {
      const value = leaves.inputAt(expression.input.path);
      return expression.value === undefined
        ? value !== undefined
        : typeof value === "number" && value === expression.value;
    }
    default:
      return expression satisfies never;
  }
}

/** A number as a decimal. Dates, and yes or no, are in no sum. */
function asDecimal(value: FigureValue): Decimal {
  return Decimal.isDecimal(value) || typeof value === "number" ? new Decimal(value) : ZERO;
}
