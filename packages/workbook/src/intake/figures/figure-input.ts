import type { FigureDefinition } from "@epb/engine";
import {
  DATE,
  type InputValue,
  option,
  SIGNED_DOLLARS,
  SIGNED_PERCENT,
  SIGNED_QUANTITY,
} from "../../templates/input-value.js";

/** Monthly payments of a loan of 40 years. */
const MOST_COUNTED = 480;

const YES_OR_NO: InputValue = option("trueFalse");
const COUNT: InputValue = { kind: "wholeNumber", minimum: 0, maximum: MOST_COUNTED };
const PAYBACK: InputValue = { kind: "decimal", look: "yearsWithTenths", isNonNegative: false };
const PRICE_PER_KWH: InputValue = { kind: "decimal", look: "dollarsPerKwh", isNonNegative: false };

/** Input value of a figure's cell, for supplied figures, which people enter. */
export function figureInput({ quantity, decimals }: FigureDefinition): InputValue {
  switch (quantity) {
    case "date":
      return DATE;
    case "yesNo":
      return YES_OR_NO;
    case "count":
      return COUNT;
    case "years":
      // Terms are whole years, paybacks have tenths.
      return decimals === 0 ? COUNT : PAYBACK;
    case "fraction":
      return SIGNED_PERCENT;
    case "dollarsPerKwh":
      return PRICE_PER_KWH;
    case "dollars":
    case "dollarsPerYear":
      return SIGNED_DOLLARS;
    case "kwhPerYear":
    case "mmbtuPerYear":
    case "kgCo2ePerYear":
    case "fieldUnit":
      return SIGNED_QUANTITY;
    default:
      return quantity satisfies never;
  }
}
