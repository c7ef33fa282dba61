import { expect, test } from "vitest";
import { parseReport } from "./report-kinds.js";

test.each([
  ["json", { kind: "json" }],
  ["sarif=out/epb.sarif", { kind: "sarif", path: "out/epb.sarif" }],
  ["junit=a=b.xml", { kind: "junit", path: "a=b.xml" }],
  ["github=-", { kind: "github" }],
])("%s is a report", (text, expected) => {
  expect(parseReport(text)).toEqual(expected);
});

test.each(["", "xml", "JSON", "json=", "=results.json", "json:results.json"])("%j is not a report kind", (text) => {
  expect(parseReport(text)).toBeUndefined();
});
