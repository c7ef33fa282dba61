import { expect, test } from "vitest";
import { Decimal } from "../../decimal/decimal.js";
import { checkImplementationGuarantee } from "./implementation-guarantee.js";

test.each([
  [undefined, 0],
  [{ payment: "100" }, 0],
  [{ payment: "100", guaranteedCostSavings: "0" }, 0],
  [{ payment: "100", guaranteedCostSavings: "100" }, 0],
  [{ payment: "100.01", guaranteedCostSavings: "100" }, 1],
])("guaranteed savings of the implementation period cover its payment: %o has %i findings", (entered, count) => {
  const amounts = entered && Object.fromEntries(Object.entries(entered).map(([key, text]) => [key, new Decimal(text)]));
  let found = 0;
  checkImplementationGuarantee(amounts, () => found++);
  expect(found).toBe(count);
});
