import fc from "fast-check";
import { expect, test } from "vitest";
import { ByteText } from "./byte-text.js";

const WINDOW_BYTES = 64;
/** Bytes that a window of that size always has after any offset. */
const BYTES_AHEAD = 4;

const letters = fc.string({ unit: fc.constantFrom(..."<ab/"), maxLength: 300 });
const places = fc.array(fc.nat(310), { minLength: 1, maxLength: 20 });
const windowed = (text: string): ByteText => new ByteText(new TextEncoder().encode(text), undefined, WINDOW_BYTES);

test("a text is found at its offset, after any earlier search", () => {
  const searched = fc.string({ unit: fc.constantFrom(..."<ab/"), minLength: 1, maxLength: BYTES_AHEAD });
  fc.assert(
    fc.property(letters, searched, places, (text, part, offsets) => {
      const byteText = windowed(text);
      for (const from of offsets) {
        const at = Math.min(from, text.length);
        expect(byteText.indexOf(part, at)).toBe(text.indexOf(part, at));
        expect(byteText.startsWith(part, at)).toBe(text.startsWith(part, at));
      }
    }),
  );
});

test("any part of it can be cut out", () => {
  fc.assert(
    fc.property(letters, places, places, (text, starts, lengths) => {
      const byteText = windowed(text);
      for (const [index, place] of starts.entries()) {
        const start = Math.min(place, text.length);
        const end = Math.min(text.length, start + (lengths[index % lengths.length] ?? 0));
        expect(byteText.characters(start, end)).toBe(text.slice(start, end));
        expect(byteText.slice(start, end)).toBe(text.slice(start, end));
      }
    }),
  );
});

test("a pattern matches the same as in the whole text, or fails for a long match", () => {
  const pattern = /(?:<a|b)*\//y;
  fc.assert(
    fc.property(letters, places, (text, offsets) => {
      const byteText = windowed(text);
      for (const from of offsets) {
        const at = Math.min(from, text.length);
        pattern.lastIndex = at;
        const end = pattern.test(text) ? pattern.lastIndex : -1;
        const found = byteText.matchEnd(pattern, at);
        if (end - at <= BYTES_AHEAD) expect(found).toBe(end);
        else expect([end, -1]).toContain(found);
      }
    }),
  );
});
