import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import type { EcmItem } from "../model/ecm-item.js";
import { causeOfMissingLoan } from "./cause-of-missing-loan.js";

function measure(uuid: string, cost: number | undefined, incentives?: number): EcmItem {
  return {
    uuid,
    implementation: {
      ...(cost !== undefined && { baseConstructionCost: new Decimal(cost) }),
      ...(incentives !== undefined && { appliedIncentives: new Decimal(incentives) }),
    },
  };
}

const causeOf = (measures: readonly EcmItem[], price: number, payment?: number): string =>
  causeOfMissingLoan({
    measures,
    totalImplementationPrice: new Decimal(price),
    implementationPayment: payment === undefined ? undefined : new Decimal(payment),
  });

test("incentives that take up all costs are the cause, those of the measure with the largest excess", () => {
  expect(causeOf([measure("m1", 100, 100)], 0)).toBe("ecms[uuid=m1].implementation.appliedIncentives");
  expect(causeOf([measure("m1", 100, 110), measure("m2", undefined, 900)], -910)).toBe(
    "ecms[uuid=m2].implementation.appliedIncentives",
  );
});

test("a payment that takes up the price is the cause", () => {
  expect(causeOf([measure("m1", 100, 20)], 80, 80)).toBe("implementationCostSavings.payment");
});

test("without either, the measures are", () => {
  expect(causeOf([measure("m1", undefined)], 0)).toBe("ecms");
  expect(causeOf([], 0, 50)).toBe("ecms");
  expect(
    causeOfMissingLoan({ measures: [], totalImplementationPrice: undefined, implementationPayment: undefined }),
  ).toBe("ecms");
});
