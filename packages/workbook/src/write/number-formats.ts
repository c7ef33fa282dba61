import type { InputValue } from "../templates/input-value.js";
import type { FigureLook } from "../templates/manifest.js";

/** Text cells keep typed content: "1.10" stays unchanged, and "=1+1" is not a formula. */
const AS_TYPED = "@";

const NUMBER_FORMATS: Readonly<Record<FigureLook, string>> = {
  dollars: '"$"#,##0.00;[Red]-"$"#,##0.00',
  dollarsPerKwh: '"$"0.0000##',
  percent: "0.00##%",
  quantity: "#,##0.00",
  factor: "0.0#######",
  wholeNumber: "0",
  years: "0",
  yearsWithTenths: "0.0",
  date: "yyyy-mm-dd",
  yesNo: AS_TYPED,
  text: AS_TYPED,
};

export const figureFormat = (look: FigureLook): string => NUMBER_FORMATS[look];

/**
 * The same format with a dash for text. A formula without a result gives empty text, which shows as a dash and still
 * counts as no value in other formulas, in charts, and when the workbook is read. A format for text stays the same.
 */
export function dashForText(format: string): string {
  if (format === AS_TYPED) return format;
  const [positive = "", negative = format === NUMBER_FORMATS.date ? positive : `-${positive}`] = format.split(";");
  return [positive, negative, positive, '"–"'].join(";");
}

/** The unit beside a value. An amount already shows its dollar sign. */
export const unitBeside = ({ unit }: { readonly unit?: string }): string | undefined =>
  unit === "$" ? undefined : unit;

export function inputFormat(value: InputValue): string {
  switch (value.kind) {
    case "decimal":
      return NUMBER_FORMATS[value.look];
    case "wholeNumber":
      return NUMBER_FORMATS.wholeNumber;
    case "date":
      return NUMBER_FORMATS.date;
    case "text":
    case "option":
    case "otherSavingsType":
      return AS_TYPED;
    default:
      return value satisfies never;
  }
}
