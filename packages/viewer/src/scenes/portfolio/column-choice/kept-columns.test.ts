import { expect, test } from "vitest";
import { readColumns } from "./kept-columns.js";

const COLUMNS = { all: ["name", "status", "price"], usual: ["name", "status"] } as const;

test.each([
  ["nothing is kept", null, ["name", "status"]],
  ["some are chosen, in the order of the table", "price,name", ["name", "price"]],
  ["one is kept that there is no more", "price,color", ["price"]],
  ["none is known", "color", ["name", "status"]],
])("columns where %s", (_, kept, chosen) => {
  expect(readColumns<string>(kept, COLUMNS)).toEqual(chosen);
});
