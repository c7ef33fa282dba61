import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { loginEmailSchema, memberSchema, optionalText, requiredComment, requiredText } from "./fields.js";
import { NEW_PROJECT_MESSAGES, projectNameSchema } from "./new-project.js";

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

describe("a name", () => {
  test.each([
    ["blank braille", "\u2800"],
    ["a filler of Hangul", "\u3164 \uffa0"],
    ["a joiner of marks", "\u034f"],
    ["a selector of variants", "\ufe0f\u{e0100}"],
    ["a space without width", "\u200b\u2060"],
  ])("of invisible characters alone counts as blank: %s", (_, name) => {
    expect(says(requiredText("Please enter a name."), name)).toBe("Please enter a name.");
    expect(says(requiredComment("Please say why."), name)).toBe("Please say why.");
    expect(says(projectNameSchema, name)).toBe(NEW_PROJECT_MESSAGES.nameRequired);
    expect(z.parse(optionalText(), name)).toBe("");
  });

  test.each(["Ada", "한글", "⠓", "❤\ufe0f", "7"])("of something that is seen is a name: %s", (name) => {
    expect(z.parse(requiredText("Please enter a name."), name)).toBe(name);
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
