import type { InputValue } from "../paths/list-inputs.js";
import { numberText } from "./number-text.js";

/** A value with its unit: `$192,957`, `$390,479.60`, `0.0385 a year`. */
export function amountText(value: InputValue, unit: string | undefined): string {
  const text = numberText(value);
  if (unit === undefined) return text;
  if (unit !== "$") return `${text} ${unit}`;
  return `$${text}`.replace("$-", "-$").replace(/\.\d$/, "$&0");
}
