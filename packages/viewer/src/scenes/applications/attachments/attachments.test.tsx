import { describe, expect, test } from "vitest";
import { fileRefusal, nameToSend } from "./attachments.js";

const LIMITS = { count: 3, mostBytes: 20_000_000 };

describe("a file that is attached", () => {
  test("is not sent if the server would refuse it", () => {
    expect(fileRefusal({ size: 20_000_000 }, LIMITS)).toBeUndefined();
    expect(fileRefusal({ size: 20_000_001 }, LIMITS)).toBe("The file is larger than 20.0 MB.");
    expect(fileRefusal({ size: 0 }, LIMITS)).toBe("The file is empty.");
    expect(fileRefusal({ size: 1 }, { ...LIMITS, count: 20 })).toMatch(/up to 20 files/);
  });

  test("keeps its name, except for characters that other systems refuse", () => {
    expect(nameToSend("Reference, Maple Valley (2026).pdf")).toBe("Reference, Maple Valley (2026).pdf");
    expect(nameToSend('a:b*c?"d".pdf')).toBe("a_b_c__d_.pdf");
    expect(nameToSend(`${"x".repeat(300)}.pdf`)).toMatch(/^x{196}\.pdf$/);
  });
});
