import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Decimal } from "@epb/engine";
import { exactSum } from "@epb/engine/compare";
import { expect, test } from "vitest";
import { memoryIo } from "../memory-io.testing.js";
import { runProgram } from "../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../fixtures/", import.meta.url));

interface Attributed {
  readonly kind: string;
  readonly change: string;
  readonly parts: readonly { readonly amount: string }[];
}

test("the parts of every change add up to it, to the last digit", async () => {
  const revised = JSON.parse(readFileSync(`${FIXTURES}projects/school-district.json`, "utf8"));
  revised.data.financing.indexRate = "0.0401";
  revised.data.other.guarPctEstSav = "0.91";
  revised.data.ecms[1].implementation.baseConstructionCost = "600000.33";
  const io = memoryIo({ folder: FIXTURES, files: new Map([["revised.json", JSON.stringify(revised)]]) });
  const pattern = "costSavings.years[year=*].*";
  await runProgram(["diff", "projects/school-district.json", "revised.json", "-f", "json", "--outputs", pattern], io);
  const figures: readonly Attributed[] = JSON.parse(io.written.stdout).attribution.figures;
  const changed = figures.filter(({ kind, change }) => kind === "attributed" && change !== "0");
  expect(changed.length).toBeGreaterThan(30);
  for (const { change, parts } of changed) {
    expect(exactSum(parts.map(({ amount }) => new Decimal(amount))).toFixed()).toBe(change);
  }
});
