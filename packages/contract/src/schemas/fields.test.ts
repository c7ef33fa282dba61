import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { loginEmailSchema, memberSchema } from "./fields.js";

const says = (schema: z.ZodMiniType, value: unknown): string | undefined => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

describe("an e-mail address", () => {
  test.each(["ada@example.org", "a.b+c@mail.example.co.uk", "o'brien@district.example.org", " ADA@EXAMPLE.ORG "])(
    "is %j",
    (address) => {
      expect(z.parse(loginEmailSchema, address)).toBe(address.trim().toLowerCase());
    },
  );

  test.each([
    "ada",
    "ada@localhost",
    "@example.org",
    "ada@example..org",
    "ada..b@example.org",
    ".ada@example.org",
    "ada.@example.org",
    "ada@-example.org",
    "Ada <ada@example.org>",
    "ada@example.org,bob@example.org",
    "ada@example.org\nbcc: bob@example.org",
    "a\u200bda@example.org",
    '"ada"@example.org',
  ])("is not %j", (address) => {
    expect(says(loginEmailSchema, address)).toBe("Invalid email address");
  });

  test("has 100 characters at most, and one at least", () => {
    const long = `${"a".repeat(88)}@example.org`;
    expect(long).toHaveLength(100);
    expect(says(loginEmailSchema, long)).toBeUndefined();
    expect(says(loginEmailSchema, `a${long}`)).toBe("Email must be 100 characters or less");
    for (const nothing of ["", "  ", undefined, null, 1])
      expect(says(loginEmailSchema, nothing)).toBe("Email is required.");
  });
});

describe("a value that is no member of its enumeration", () => {
  const Colour = { Red: 1, Green: 2 } as const;

  test.each([
    [3, "3"],
    ["1", "1"],
    [null, "null"],
    [undefined, "undefined"],
    [{ red: 1 }, "{…}"],
  ])("is refused by its name: %j", (value, named) => {
    expect(says(memberSchema(Colour), value)).toBe(`Value ${named} not in enumeration`);
  });

  test("is refused in the words of a form that has some", () => {
    expect(says(memberSchema(Colour, "Please choose a colour."), 3)).toBe("Please choose a colour.");
  });

  test("is not repeated at length", () => {
    expect(says(memberSchema(Colour), "x".repeat(9000))).toHaveLength("Value  not in enumeration".length + 100);
  });
});
