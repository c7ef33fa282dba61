import { Decimal, type PartialCalculatedValues, type Project, valueAtPath } from "@epb/engine";
import { formatWhole } from "../../format/numbers.js";

/** What an element is made of: an input, a figure, or the same of a measure with its list left open. */
export type Source =
  /** `financing.implementationPeriodMonths`, `ecms[].implementation.mvExpense`, `record.name` */
  | { readonly input: string }
  /** `ecm.totals.totalEnergySavings`, `ecm.measures[].simplePayback` */
  | { readonly figure: string };

/** How a value is written. The schema wants whole dollars in some elements, and percent in others. */
export type Form = "exact" | "whole" | "percent";

/** What is exported, and which measure of it where an element belongs to one. */
export interface Subject {
  readonly project: Project;
  readonly values: PartialCalculatedValues;
  readonly measure?: { readonly input: unknown; readonly figures: unknown };
}

const MEASURE_INPUT = "ecms[].";
const MEASURE_FIGURE = "ecm.measures[].";

/** The value of a source as text; undefined where nothing is known or entered. */
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

export function valueText(value: unknown, form: Form = "exact"): string | undefined {
  if (value === undefined) return undefined;
  if (!Decimal.isDecimal(value)) return String(value);
  switch (form) {
    case "exact":
      return value.toFixed();
    case "whole":
      return formatWhole(value);
    case "percent":
      return value.times(100).toFixed();
    default:
      return form satisfies never;
  }
}
