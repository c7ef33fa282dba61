import { expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import type { Project } from "../model/project.js";
import { unknownInputsAfter } from "./unknown-inputs-after.js";

const project = (sections: Readonly<Record<string, unknown>>): Project => parsed(asJson(plainProject(sections)));
const measures = (...uuids: readonly string[]): Project =>
  project({ ecms: uuids.map((uuid) => plainMeasure({ uuid })) });
const PRICE_OF_ONE = "ecms[uuid=one].implementation.deliveryCharge";
const factors = (...names: readonly string[]): Project =>
  project({ emissionFactors: names.map((fuelName) => ({ fuelName, defCO2EF: "53" })) });

test.each<[string, string, Project, Project, readonly string[]]>([
  ["of a measure that stays", PRICE_OF_ONE, measures("one", "two"), measures("two", "one"), [PRICE_OF_ONE]],
  ["of a measure that is removed", PRICE_OF_ONE, measures("one", "two"), measures("two"), []],
  [
    "of another measure than the one that is removed",
    PRICE_OF_ONE,
    measures("one", "two"),
    measures("one"),
    [PRICE_OF_ONE],
  ],
  ["of the last measure", PRICE_OF_ONE, measures("one"), project({}), []],
  ["of a measure that takes the place of another", PRICE_OF_ONE, measures("one", "two"), measures("three", "four"), []],
  [
    "of a fuel that gets another name",
    "emissionFactors[fuelName=Oil].defCH4EF",
    factors("Gas", "Oil"),
    factors("Gas", "Oil no. 2"),
    ["emissionFactors[fuelName=Oil no. 2].defCH4EF"],
  ],
  ["of an item that was never read", PRICE_OF_ONE, measures("two"), measures("two", "three"), [PRICE_OF_ONE]],
  [
    "in a section that is removed",
    "financing.indexRate",
    project({ financing: { awardDate: "2026-01-31" } }),
    project({}),
    ["financing.indexRate"],
  ],
  ["that is a list which stays", "ecms", measures("one"), measures("one"), ["ecms"]],
  ["that is a list which is changed", "ecms", measures("one"), measures("one", "two"), []],
  ["that is an item which is changed", "emissionFactors[fuelName=Oil]", project({}), factors("Oil"), []],
])("an unknown input %s", (_, path, before, after, remaining) => {
  expect(unknownInputsAfter({ ...before, unknownInputs: [path] }, after.data)).toEqual(remaining);
});
