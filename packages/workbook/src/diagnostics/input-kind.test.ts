import { expect, test } from "vitest";
import { inputKind, type JsonKind, jsonKind } from "./input-kind.js";

test.each([
  ["a zip, whatever its name", "PK\u0003\u0004", "project.json", "xlsx"],
  ["a brace on standard input", '\n {"record":', "-", "json"],
  ["a brace behind a byte order mark", "\ufeff{}", "-", "json"],
  ["a file of that name", "", "project.JSON", "json"],
  ["a file of that name with other contents", "{}", "project.xlsx", "xlsx"],
  ["anything else", "year,savings", "-", "xlsx"],
  ["nothing", "", "-", "xlsx"],
])("%s", (_what, text, name, kind) => {
  expect(inputKind(new TextEncoder().encode(text), name)).toBe(kind);
});

test.each<[string, unknown, JsonKind]>([
  ["a project", { record: {}, data: {} }, "project"],
  ["a project whose record has another type", { record: 7 }, "project"],
  ["a project without a record", { data: { ecms: [] } }, "project"],
  ["an empty object", {}, "project"],
  ["a result of epb calc", { schemaVersion: "1", engine: { name: "epb" }, issues: [] }, "epb-output"],
  ["an output with a kind", { kind: "epb-code", code: "EPB-CAP-001" }, "epb-output"],
  ["a list of results", [{ kind: "epb-result" }, { kind: "epb-result" }], "epb-output"],
  ["a list of results and other data", [{ kind: "epb-result" }, {}], "other"],
  ["a project with a kind", { kind: "epb-project", record: {} }, "project"],
  ["JSON of another kind", { kind: "List", items: [] }, "other"],
  ["a package.json", { name: "epb", version: "1.0.0" }, "other"],
  ["a reply with data of another kind", { data: [1, 2] }, "other"],
  ["a list", [], "other"],
  ["a text", "record", "other"],
  ["null", null, "other"],
])("%s is recognized", (_, json, expected) => {
  expect(jsonKind(json)).toBe(expected);
});
