import { Decimal, type PartialCalculatedValues, type Project, roundOrZero, valueAtPath } from "@epb/engine";

/** Source of an element: an input or a figure of the project, or of a measure with its list left open. */
export type Source =
  /** `financing.implementationPeriodMonths`, `ecms[].implementation.mvExpense`, `record.name` */
  | { readonly input: string }
  /** `ecm.totals.totalEnergySavings`, `ecm.measures[].simplePayback` */
  | { readonly figure: string };

/** Format of a value. The schema requires whole dollars in some elements, and percent in others. */
export type Form = "exact" | "whole" | "percent";

/** Project to export, and the measure if an element belongs to one. */
export interface Subject {
  readonly project: Project;
  readonly values: PartialCalculatedValues;
  readonly measure?: { readonly input: unknown; readonly figures: unknown };
}

const MEASURE_INPUT = "ecms[].";
const MEASURE_FIGURE = "ecm.measures[].";

/** Value of a source as text; undefined if unknown or not entered. */
export function sourceText(source: Source, subject: Subject, form: Form = "exact"): string | undefined {
  return valueText(sourceValue(source, subject), form);
}

function sourceValue(source: Source, { project, values, measure }: Subject): unknown {
  if ("figure" in source) {
    return source.figure.startsWith(MEASURE_FIGURE)
      ? valueAtPath(measure?.figures, source.figure.slice(MEASURE_FIGURE.length))
      : valueAtPath(values, source.figure);
  }
  if (source.input.startsWith(MEASURE_INPUT)) {
    return valueAtPath(measure?.input, source.input.slice(MEASURE_INPUT.length));
  }
  return valueAtPath({ ...project.data, record: project.record }, source.input);
}

/**
 * Digits that a number is written with; digits before the point are always all written. libxml2 reads at most 24 digits of
 * an `xs:decimal`.
 */
const MOST_DIGITS = 18;

/** Text of a value; undefined if it is missing, or too small for {@link MOST_DIGITS} digits. */
export function valueText(value: unknown, form: Form = "exact"): string | undefined {
  if (value === undefined) return undefined;
  if (!Decimal.isDecimal(value)) return String(value);
  switch (form) {
    case "exact":
      return digitsText(value);
    case "whole":
      return roundOrZero(value, 0).toFixed();
    case "percent":
      return digitsText(value.times(100));
    default:
      return form satisfies never;
  }
}

/** True if the written digits do not include all digits of a value. */
export const isShortened = (value: unknown): boolean =>
  Decimal.isDecimal(value) && digitsText(value) !== value.toFixed();

/** Digits on both sides of the point count, also zeros behind it: `0.001` has three. */
function digitsText(value: Decimal): string | undefined {
  const wholeDigits = Math.max(0, value.e + 1);
  const rounded = roundOrZero(value, Math.max(0, MOST_DIGITS - wholeDigits));
  return rounded.isZero() && !value.isZero() ? undefined : rounded.toFixed();
}
