import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { isSameValue } from "../objects/same-value.js";
import { canonicalJson } from "./canonical-json.js";

describe("the canonical text", () => {
  test("has members in the order of their names, and items in theirs", () => {
    expect(canonicalJson({ b: [3, 1, { d: null, c: true }], a: "x" })).toBe('{"a":"x","b":[3,1,{"c":true,"d":null}]}');
  });

  test.each([
    ["0.045", '"0.045"'],
    ["1.500", '"1.5"'],
    ["-0", '"0"'],
    ["1e-40", `"0.${"0".repeat(39)}1"`],
    ["1e70", `"1${"0".repeat(70)}"`],
    ["-1234567890123456789012345678901234", '"-1234567890123456789012345678901234"'],
  ])("writes the decimal %s with every digit: %s", (decimal, text) => {
    expect(canonicalJson(new Decimal(decimal))).toBe(text);
  });

  test("leaves out a member that is undefined", () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  test("keeps names that objects have anyway", () => {
    const json = '{"__proto__":"1","constructor":"2"}';
    expect(canonicalJson(JSON.parse(json))).toBe(json);
  });

  // RFC 8785, section 3.2.2.
  test("is that of the RFC's example", () => {
    const data = JSON.parse(
      String.raw`{
        "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
        "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
        "literals": [null, true, false]
      }`,
    );
    expect(canonicalJson(data)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  // RFC 8785, section 3.2.3.
  test("has the RFC's order of names", () => {
    const data = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    const values = [...canonicalJson(data).matchAll(/:"([^"]+)"/g)].map(([, value]) => value);
    expect(values).toEqual([
      "Carriage Return",
      "One",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
  });
});

/** Plain data with decimals in it. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ unit: "binary" }),
      fc.integer().map((value) => new Decimal(value).div(1000)),
    ),
    fc.array(tie("data"), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 5 }), tie("data"), { maxKeys: 4 }),
  ),
}));

/** The same data with its decimals as text, as JSON carries it. */
const carried = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("for any data", () => {
  test("reading the text and writing it again changes nothing", () => {
    fc.assert(
      fc.property(data, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(carried(value))).toBe(text);
      }),
    );
  });

  test("texts are equal exactly when the data is", () => {
    // Near each other, so that they are equal often enough.
    const near = fc.oneof(
      data,
      fc.subarray([0, 1, "1", null, "", true, [], {}, [1], { a: 1 }, { a: "1" }] as unknown[]),
    );
    fc.assert(
      fc.property(near, near, (one, other) => {
        expect(canonicalJson(one) === canonicalJson(other)).toBe(isSameValue(carried(one), carried(other)));
      }),
    );
  });

  test("the order in which members were entered does not count", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), data), (members) => {
        const reversed = Object.fromEntries(Object.entries(members).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(members));
      }),
    );
  });
});

describe("what is no data", () => {
  const endless: unknown[] = [];
  endless.push(endless);
  const cases: readonly (readonly [string, unknown, string])[] = [
    ["undefined", undefined, "the data"],
    ["an undefined item", { a: [1, undefined] }, "a[1]"],
    ["a hole in a list", { a: new Array(1) }, "a[0]"],
    ["not a number", { a: { b: Number.NaN } }, "a.b"],
    ["an infinite decimal", [new Decimal(1).div(0)], "[0]"],
    ["a big integer", 1n, "the data"],
    ["a function", { a: () => 1 }, "a"],
    ["a map", { a: new Map() }, "a"],
    ["a date", new Date(0), "the data"],
    ["a list in itself", endless, `${"[0]".repeat(64)}`],
  ];
  test.each(cases)("has no text: %s", (_, value, path) => {
    expect(() => canonicalJson(value)).toThrow(`There is no canonical text for the value at ${path}`);
  });
});
