import type { InputValue } from "../paths/list-inputs.js";
import { numberText, percentText } from "./number-text.js";

/** A value with its unit: `$192,957`, `$390,479.60`, `3.85% a year`. */
export function amountText(value: InputValue, unit: string | undefined, isPercent = false): string {
  const text = isPercent ? percentText(value) : numberText(value);
  if (unit === undefined) return text;
  if (unit !== "$") return `${text} ${unit}`;
  return `$${text}`.replace("$-", "-$").replace(/\.\d$/, "$&0");
}
