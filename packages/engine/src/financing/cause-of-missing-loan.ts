import { type Decimal, ZERO } from "../decimal/decimal.js";
import type { EcmItem } from "../model/ecm-item.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";

/** The parts of an amount financed that is not above zero. */
export interface MissingLoanParts {
  readonly measures: readonly EcmItem[];
  /** $; undefined when the project has no measure to price. */
  readonly totalImplementationPrice: Decimal | undefined;
  /** One-time payment of the implementation period, $. */
  readonly implementationPayment: Decimal | undefined;
}

/**
 * The input to look at where nothing is left to finance: the payment of the implementation period where it takes up a price
 * above zero, the applied incentives that exceed the cost of their measure the most where incentives take up all costs, and
 * the measures otherwise.
 */
export function causeOfMissingLoan(parts: MissingLoanParts): InputPath {
  const { measures, totalImplementationPrice: price = ZERO, implementationPayment: payment = ZERO } = parts;
  if (price.gt(0) && payment.gte(price)) return inputPath("implementationCostSavings", "payment");
  const [first] = measures
    .flatMap(({ uuid, implementation }) => {
      const { baseConstructionCost = ZERO, deliveryCharge = ZERO, appliedIncentives = ZERO } = implementation ?? {};
      return appliedIncentives.gt(0)
        ? [{ uuid, excess: appliedIncentives.minus(baseConstructionCost).minus(deliveryCharge) }]
        : [];
    })
    .sort((one, other) => other.excess.comparedTo(one.excess));
  return first === undefined || first.excess.lt(0)
    ? inputPath("ecms")
    : inputPath("ecms", { uuid: first.uuid }, "implementation", "appliedIncentives");
}
