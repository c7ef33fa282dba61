import { usualAssumptions } from "@epb/engine/economics";
import { Command } from "commander";
import { expect, test } from "vitest";
import { memoryIo } from "../../memory-io.testing.js";
import { assumptionsFrom } from "./assumptions.js";
import { addEconomics } from "./command.js";
import type { EconomicsOptions } from "./run.js";

test("the options of epb economics have the defaults of the engine", () => {
  const program = new Command();
  addEconomics(program, memoryIo(), () => {});
  const { rateKind, rates, savings, discounting } = program.commands[0]?.opts<EconomicsOptions>() ?? {};
  const contract = { years: 15, name: "the performance period" };
  if (rateKind === undefined || rates === undefined || savings === undefined || discounting === undefined) {
    throw new Error("an option of epb economics has no default");
  }
  expect(assumptionsFrom({ rateKind, rates, savings, discounting }, contract)).toEqual(usualAssumptions({}, contract));
});
