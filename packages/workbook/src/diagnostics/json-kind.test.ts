import { expect, test } from "vitest";
import { type JsonKind, jsonKind } from "./json-kind.js";

test.each<[string, unknown, JsonKind]>([
  ["a project", { record: {}, data: {} }, "project"],
  ["a project whose record has another type", { record: 7 }, "project"],
  ["a project without a record", { data: { ecms: [] } }, "project"],
  ["an empty object", {}, "project"],
  ["a result of epb calc", { schemaVersion: "1", engine: { name: "epb" }, issues: [] }, "epb-output"],
  ["a package.json", { name: "epb", version: "1.0.0" }, "other"],
  ["a reply with data of another kind", { data: [1, 2] }, "other"],
  ["a list", [], "other"],
  ["a text", "record", "other"],
  ["null", null, "other"],
])("%s is recognized", (_, json, expected) => {
  expect(jsonKind(json)).toBe(expected);
});
