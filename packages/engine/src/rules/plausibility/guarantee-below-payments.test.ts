import { expect, test } from "vitest";
import { Decimal } from "../../decimal/decimal.js";
import type { IssueReport } from "../../issues/issue.js";
import { checkGuarantee } from "./guarantee-below-payments.js";

/** Names of the issues for totals of the contract and amounts of its implementation period, $. */
function check(totals: readonly [guaranteed: number, payments: number], implementation?: readonly [number, number]) {
  const reports: IssueReport[] = [];
  checkGuarantee(
    { years: [], totalGuaranteedCostSavings: new Decimal(totals[0]), totalPayments: new Decimal(totals[1]) },
    implementation && {
      guaranteedCostSavings: new Decimal(implementation[0]),
      payment: new Decimal(implementation[1]),
    },
    (issue) => reports.push(issue),
  );
  return reports.map(({ name }) => name);
}

test("guaranteed savings that cover the payments to the dollar are enough", () => {
  expect(check([100, 100])).toEqual([]);
  expect(check([100, 101])).toEqual(["plausibility/guarantee-below-payments"]);
});

test("a shortfall of the implementation period is reported there alone", () => {
  expect(check([100, 110], [0, 10])).toEqual(["plausibility/implementation-guarantee-below-payment"]);
  expect(check([100, 111], [0, 10])).toEqual([
    "plausibility/implementation-guarantee-below-payment",
    "plausibility/guarantee-below-payments",
  ]);
});

test("nothing is compared while the totals are not known", () => {
  const reports: IssueReport[] = [];
  checkGuarantee({ years: [] }, undefined, (issue) => reports.push(issue));
  expect(reports).toEqual([]);
});
