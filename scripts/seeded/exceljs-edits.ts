/** A value for a cell in the form of exceljs; `null` clears the cell. */
export interface ExceljsEdit {
  readonly place: string;
  readonly put: string | number | Date | null | { readonly formula: string; readonly result?: number };
}

/** Values typed into the workbook before exceljs saves it, by the name of the resulting file. */
export const EXCELJS_EDITS: Readonly<Record<string, readonly ExceljsEdit[]>> = {
  "misspelt-technology": [{ place: "Schedule 2a!D13", put: "Bulding automation" }],
  "role-outside-the-list": [{ place: "Contacts!B8", put: "Boss" }],
  "award-date-missing": [{ place: "Schedule 3!E13", put: null }],
  "measure-number-twice": [{ place: "Schedule 2a!B30", put: "13.21" }],
  "savings-of-an-unknown-measure": [
    { place: "Schedule 4!B39", put: "99.9" },
    { place: "Schedule 4!E39", put: 1250 },
  ],
  "measure-number-mistyped": [{ place: "Schedule 4!B20", put: "37" }],
  "year-number-typed-over": [{ place: "Schedule 3!B40", put: 2029 }],
  "expenses-in-the-wrong-column": [{ place: "Schedule 3!M42", put: 171_974.05 }],
  "two-mistakes-in-one-row": [
    { place: "Schedule 2a!I22", put: "Maybe" },
    { place: "Schedule 2a!N22", put: "included" },
  ],
  "project-without-a-name": [{ place: "Summary!C5", put: null }],
};
