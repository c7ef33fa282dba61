import { deflateRawSync, constants as zlib } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../../test/testing/runs.js";
import { inflateRaw } from "./inflate-raw.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const STRATEGIES = [zlib.Z_DEFAULT_STRATEGY, zlib.Z_FIXED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE];

/** Data as workbooks have it: repeated texts with something different in between. */
const compressible = fc
  .array(fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.integer({ min: 1, max: 300 })), { maxLength: 20 })
  .map((parts) =>
    Uint8Array.from(parts.flatMap(([part, times]) => Array.from({ length: times }, () => [...part]).flat())),
  );

describe("inflating", () => {
  test("inflates every kind of zlib output", () => {
    fc.assert(
      fc.property(
        fc.oneof(compressible, fc.uint8Array({ maxLength: 3000 })),
        fc.constantFrom(0, 1, 6, 9),
        fc.constantFrom(...STRATEGIES),
        (data, level, strategy) => {
          const inflated = inflateRaw(deflateRawSync(data, { level, strategy }), data.length);
          expect(inflated).toEqual(data);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  test("throws a RangeError above the limit", () => {
    const data = bytes("<row/>".repeat(1000));
    for (const level of [0, 1, 9]) {
      const deflated = deflateRawSync(data, { level });
      expect(() => inflateRaw(deflated, data.length - 1)).toThrow(RangeError);
      expect(inflateRaw(deflated, data.length + 1)).toHaveLength(data.length);
    }
  });

  test("throws another error for incomplete data", () => {
    const data = bytes("a sheet of figures: 1250.50, 1287.02, 1325.63, 1365.40");
    const deflated = deflateRawSync(data);
    for (let length = 0; length < deflated.length - 1; length++) {
      const error = thrownBy(() => {
        // Only the mark of the end was missing.
        if (inflateRaw(deflated.subarray(0, length), data.length).length === data.length) throw new Error("all there");
      });
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(RangeError);
    }
  });

  test("always ends, within the limit", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (data) => {
        try {
          expect(inflateRaw(data, 1000).length).toBeLessThanOrEqual(1000);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("refuses kinds of blocks and distances that do not exist", () => {
    // The last block, of the kind 3.
    expect(() => inflateRaw(Uint8Array.of(0b111), 10)).toThrow("invalid block type");
    // Fixed codes: 0000001 is the length 3, then the distance 1 before anything came out.
    expect(() => inflateRaw(Uint8Array.of(0b0000_0011, 0b0000_0010), 10)).toThrow();
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
