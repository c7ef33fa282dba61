import { Decimal } from "@epb/engine";

/** A figure with a fixed number of decimals, for files that people read: `4151489.81`. @param digits - Exact digits. */
export const fixedDecimals = (digits: string, decimals: number): string => new Decimal(digits).toFixed(decimals);
