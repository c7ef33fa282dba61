import { expect, test } from "vitest";
import { KNOWN_TEMPLATES } from "./known-templates.js";
import { mayHoldInputs, mayHoldValues, TEMPLATE_INDEX } from "./template-index.js";

test("the index loads every known template, in their order", async () => {
  expect(await Promise.all(TEMPLATE_INDEX.map((entry) => entry.load()))).toEqual(KNOWN_TEMPLATES);
});

test.each(TEMPLATE_INDEX.map((entry) => [entry.kind, entry] as const))(
  "the index names %s and its sheets without inputs",
  async (_, { kind, version, figureSheets, load }) => {
    const manifest = await load();
    expect({ kind, version }).toEqual({ kind: manifest.kind, version: manifest.version });
    const withoutInputs = manifest.sheets.filter(({ blocks }) =>
      blocks.every((block) => block.kind === "table" && block.items === undefined),
    );
    expect(figureSheets).toEqual(withoutInputs.map(({ name }) => name));
  },
);

test.each(["Amortization", "amortization", "Amortization by Month", "Savings by Year", "Cash Flow", "Lists"])(
  "%s holds no inputs",
  (name) => {
    expect(mayHoldInputs(name)).toBe(false);
  },
);

test.each(["Instructions", "Summary", "Schedule 1", "A renamed sheet"])("%s may hold some", (name) => {
  expect(mayHoldInputs(name)).toBe(true);
});

test("any sheet except the hidden ones may have figures", () => {
  const names = ["Summary", "Amortization by Month", "A renamed sheet", "Lists", "workings"];
  expect(names.filter(mayHoldValues)).toEqual(["Summary", "Amortization by Month", "A renamed sheet"]);
});
