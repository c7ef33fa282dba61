import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FORMS } from "../../../../../test/testing/foreign/forms.js";
import { runs, timeLimit } from "../../../../../test/testing/runs.js";
import { type CellEdit, edited } from "../../../testing/template-workbook.js";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 as TEMPLATE } from "../../templates/epb-calculating-4-2-10.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { profileOfMapping } from "../profile-of-mapping.js";
import { profileSchema } from "../profile-schema.js";
import { readForm } from "../read-form.js";
import { suggestMapping } from "./suggest-mapping.js";

const ORIGINALS: readonly FlatWorkbook[] = FORMS.slice(0, 6).map(({ name }) => {
  const read = readWorkbookBytes(
    readFileSync(new URL(`../../../../../fixtures/foreign/${name}.xlsx`, import.meta.url)),
  );
  if (!read.ok) throw new Error(read.finding.message);
  return read.workbook;
});

const content = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "Year 1",
    "2027",
    "$",
    "%",
    "(",
    "M&V",
    "Total",
    "\n",
    "a".repeat(400),
  ),
  fc.string({ maxLength: 30 }),
  fc.integer({ min: -5, max: 2_100 }).map(String),
);

/** A form in which somebody overwrote cells with anything. */
const form = fc
  .record({
    original: fc.constantFrom(...ORIGINALS),
    changes: fc.array(fc.record({ at: fc.nat(), type: fc.constantFrom("text", "number"), content }), { maxLength: 25 }),
  })
  .map(({ original, changes }) => {
    const cells = original.sheets.flatMap((sheet) => [...sheet.cells()].map((cell) => ({ sheet, cell })));
    const edits = changes.flatMap(({ at, type, content: value }): readonly CellEdit[] => {
      const chosen = cells[at % cells.length];
      if (chosen === undefined || (type === "number" && !/^-?\d+$/.test(value))) return [];
      return [{ sheet: chosen.sheet.name, address: chosen.cell.address, type: type as "text" | "number", value }];
    });
    return edited(original, { cells: edits });
  });

// Sixty forms are suggested and read whole.
test("any form gives suggestions, and their profile can be read", { timeout: timeLimit(45_000) }, () => {
  fc.assert(
    fc.property(form, (workbook) => {
      const { mapping } = suggestMapping(workbook, TEMPLATE, "form");
      const profile = profileOfMapping(mapping, workbook);
      expect(profileSchema.safeParse(profile).error).toBeUndefined();
      // A suggested place exists: it was found in this form.
      const { findings } = readForm(workbook, profile, TEMPLATE);
      expect(findings.map(({ name }) => name)).not.toContain("mapping/place-missing");
    }),
    { numRuns: runs(60) },
  );
});
