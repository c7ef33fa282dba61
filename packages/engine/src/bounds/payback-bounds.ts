import { Decimal } from "../decimal/decimal.js";

/** Years of a simple payback below which the cost of a measure was probably typed in thousands of dollars. */
export const SHORTEST_MEASURE_PAYBACK_YEARS: Decimal = new Decimal("0.05");

/** A project that pays back later than this outlives its equipment; savings were probably typed in thousands. */
export const LONGEST_PROJECT_PAYBACK_YEARS: Decimal = new Decimal(100);
