import { Decimal } from "@epb/engine";
import { expect, test } from "vitest";
import { contributionOf } from "./contribution.js";
import { binOf } from "./histogram.js";
import { fixtureProject } from "./stored-projects.testing.js";

test("a value is counted in its bin before it is rounded to the cent", () => {
  const figures = { projectSummary: { financialSummary: { simplePayback: "0.0149" } } };
  const [part] = contributionOf(fixtureProject("school-district"), figures);
  expect(part?.quantities["simplePayback"]).toEqual({ value: "0.01", bin: binOf(new Decimal("0.0149")) });
});
