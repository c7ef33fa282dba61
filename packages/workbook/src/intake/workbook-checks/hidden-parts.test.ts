import { describe, expect, test } from "vitest";
import { blank, edited, exampleProject, workbookOf } from "../../../testing/template-workbook.js";
import { HIDDEN_SHEETS } from "../../templates/hidden-sheets.js";
import { KNOWN_TEMPLATES } from "../../templates/known-templates.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { MARK_COLUMN } from "../mark-index.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";

// Hidden parts that people delete because they do not see the purpose, for example after pasting values over formulas.

/** Findings about the template; a blank template has no name and no choices. */
const found = (workbook: FlatWorkbook) =>
  readProjectFromWorkbook(workbook)
    .findings.filter(({ name }) => name.startsWith("template/"))
    .map(({ name, field, expected }) => ({ name, field, expected }));

describe.each(KNOWN_TEMPLATES.map((manifest) => [`${manifest.kind} ${manifest.version}`, manifest] as const))(
  "%s",
  (_, manifest) => {
    test("with everything that is hidden has no finding", async () => {
      expect(found(await blank(manifest))).toEqual([]);
    });

    test("without its hidden sheets is one finding, and every input is read", async () => {
      const whole = await blank(manifest);
      const deleted = edited(whole, { withoutSheets: HIDDEN_SHEETS });
      expect(found(deleted)).toEqual([
        { name: "template/hidden-sheet-missing", field: undefined, expected: expect.stringMatching(/Lists/) },
      ]);
      expect(readProjectFromWorkbook(deleted).project).toEqual(readProjectFromWorkbook(whole).project);
    });

    test("without its hidden column is one finding for all sheets", async () => {
      const workbook = await blank(manifest);
      const cells = workbook.sheets.flatMap((sheet) =>
        [...sheet.cells()]
          .filter(({ column }) => column === MARK_COLUMN)
          .map(({ address }) => ({ sheet: sheet.name, address })),
      );
      const deleted = edited(workbook, { cells, lostNames: (name) => name.endsWith("_rows") });
      expect(found(deleted)).toEqual([
        {
          name: "template/hidden-cells-deleted",
          field: expect.stringMatching(/^Tables of \w+/),
          expected: "the hidden column A; a hidden row of column keys above each table",
        },
      ]);
      // One cause: a person deleted hidden content.
      const both = edited(workbook, {
        cells,
        lostNames: (name) => name.endsWith("_rows"),
        withoutSheets: HIDDEN_SHEETS,
      });
      expect(found(both)).toEqual([
        expect.objectContaining({
          name: "template/hidden-cells-deleted",
          expected: expect.stringMatching(/; the hidden sheet Lists$/),
        }),
      ]);
    });
  },
);

test("formulas that lost a hidden sheet are reported by the cells that show an error", async () => {
  const workbook = await workbookOf(exampleProject(), true);
  const broken = { sheet: "Summary", address: "C33", type: "error", value: "#REF!", formula: "#REF!" } as const;
  expect(found(edited(workbook, { cells: [broken], withoutSheets: HIDDEN_SHEETS }))).toEqual([]);
});
