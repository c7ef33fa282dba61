import type { InputValue } from "../templates/input-value.js";
import type { FigureLook } from "../templates/manifest.js";

/** Text cells keep what is typed: "1.10" stays as it is, and "=1+1" is no formula. */
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

/** The unit that stands beside a value. An amount shows its dollar sign already. */
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
