import { Decimal } from "@epb/engine";

const SIGNIFICANT_DIGITS = 15;

/** A float as a plain decimal with 15 significant digits, as Excel shows it. */
export const floatText = (value: number): string => new Decimal(value.toPrecision(SIGNIFICANT_DIGITS)).toFixed();
