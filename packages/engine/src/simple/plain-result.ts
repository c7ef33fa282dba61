import { Decimal } from "../decimal/decimal.js";
import { formatFigure } from "../issues/format-figure.js";
import type { IssueSeverity } from "../issues/issue.js";
import type { NamedFigure } from "../lookup/project-names.js";
import type { FigureValue } from "../model/figure.js";
import type { InputValue } from "../paths/list-inputs.js";

/** A figure as plain data. */
export interface PlainFigure {
  /** `Payment, year 7` */
  readonly label: string;
  /** `costSavings.years[year=7].payment` */
  readonly path: string;
  /** Every digit as text: `"426690.34872"`. Dates are `YYYY-MM-DD`, and yes or no is `"true"` or `"false"`. */
  readonly value: string;
  /** `$`; absent for a rate, a date, and yes or no. */
  readonly unit?: string;
  /** The value as a report shows it, rounded: `$426,690.35`, `4.75%`. */
  readonly text: string;
}

/** A finding of the calculation as plain data. */
export interface PlainFinding {
  /** `EPB-PRC-001` */
  readonly code: string;
  readonly severity: IssueSeverity;
  /** Path of the input to check. */
  readonly at: string;
  /** The words of the specification; empty where the specification has none. */
  readonly message: string;
  readonly advice: string;
  /** Page that explains the code. */
  readonly url: string;
}

/** A changed input as plain data. Absent before or after: there is no value. */
export interface PlainChange {
  readonly label: string;
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

export const plainFigure = ({ path, label, definition, value }: NamedFigure): PlainFigure => ({
  label,
  path,
  value: plainText(value),
  ...(definition.unit !== undefined && { unit: definition.unit }),
  text: formatFigure(definition, value),
});

/** Decimals have every digit and no exponent. */
export const plainText = (value: FigureValue | InputValue): string =>
  Decimal.isDecimal(value) ? value.toFixed() : String(value);
