import { ZERO } from "../../decimal/decimal.js";
import type { FigureExpression } from "../expression.js";
import { quotient } from "../expressions.js";
import type { GeneralDerivation } from "../general-expression.js";
import { allOf, isAbove, isAtLeast } from "../general-expressions.js";

/** A measure that costs more every year than it saves is never paid back. */
export const simplePaybackOf = (price: FigureExpression, annualCostSavings: FigureExpression): GeneralDerivation => ({
  how: quotient(price, annualCostSavings),
  thereWhen: allOf(isAbove(annualCostSavings, ZERO), isAtLeast(price, 0)),
});
