import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { findJsonFault, JSON_LIMITS, outermostText } from "./json-fault.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const LIMITS = { depth: 3, values: 20, stringBytes: 10, members: 4 };

describe("JSON within the limits has no fault", () => {
  test.each(['{"a":[[1]]}', "[1,2,3,4]", '"123456789"', '{"a":1,"b":2,"c":3,"d":4}'])("%s", (json) => {
    expect(findJsonFault(bytes(json), LIMITS)).toBeUndefined();
  });

  test("any JSON with usual limits", () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(findJsonFault(bytes(json))).toBeUndefined();
      }),
      { numRuns: runs(200) },
    );
  });
});

test.each([
  ["[[[[]]]]", { kind: "nested-too-deep" }],
  [`[${"[],".repeat(3)}[0,0,0,0],[0]]`, { kind: "too-many-members", limit: 4, line: 1 }],
  ['\n{"a":1,"b":1,"c":1,"d":1,"e":1}', { kind: "too-many-members", limit: 4, line: 2 }],
  ["[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", { kind: "too-many-values", limit: 20 }],
  ['\n"12345678901"', { kind: "string-too-long", limit: 10, line: 2 }],
  ['{"a":1,\n"\\u0061":2}', { kind: "duplicate-key", key: "a", line: 2 }],
])("%s has a fault", (json, fault) => {
  expect(findJsonFault(bytes(json), LIMITS)).toEqual(fault);
});

test("a file may have more than a body of the server", () => {
  expect(JSON_LIMITS).toEqual({ depth: 64, values: 2_000_000, stringBytes: 1_000_000, members: 100_000 });
});

describe("the text of an outermost member", () => {
  test("equals the member that the parser finds", () => {
    const members = fc.dictionary(fc.constantFrom("id", "a", "b", "ids"), fc.oneof(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(members, fc.nat(2), (object, indent) => {
        const value = object["id"];
        const json = JSON.stringify(object, null, indent);
        expect(outermostText(bytes(json), "id")).toBe(typeof value === "string" ? value : undefined);
      }),
      { numRuns: runs(300) },
    );
  });

  test.each(['["id","a"]', '{"a":{"id":"b"}}', '{"a":"id","b":"c"}', '"id"', "{", ""])("is none in %s", (json) => {
    expect(outermostText(bytes(json), "id")).toBeUndefined();
  });
});
