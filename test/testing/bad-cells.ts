import { errorValue, number, text, type WorkbookFile } from "./workbook-file.js";

/** A change to the workbook of the school district, and the required findings. */
export interface BadCells {
  readonly what: string;
  readonly edit: (workbook: WorkbookFile) => WorkbookFile;
  readonly exitCode: number;
  /**
   * Code and place of every finding that the unchanged workbook does not have; the first is the finding about the
   * change.
   */
  readonly findings: readonly string[];
  /** Texts of the first finding: found value, expected value, and next step. */
  readonly found?: string;
  readonly expected?: string;
  readonly advice: string;
}

const NOT_A_TEMPLATE = "The uploaded file does not appear to be a valid template, please contact {email}";

export const BAD_CELLS: readonly BadCells[] = [
  {
    what: "text in a number cell",
    edit: (workbook) => workbook.put("Schedule 2a!J10", text("about half a million")),
    exitCode: 1,
    findings: ["EPB-CELL-002 Schedule 2a!J10"],
    found: 'text "about half a million"',
    expected: "a number of zero or more",
    advice: "Enter a number, or leave the cell blank.",
  },
  {
    what: "a number with thousands separators typed as text",
    edit: (workbook) => workbook.put("Schedule 2a!J10", text("538,000")),
    exitCode: 1,
    findings: ["EPB-CELL-002 Schedule 2a!J10"],
    found: 'text "538,000"',
    expected: "a number of zero or more",
    advice: "Type 538000 as a number",
  },
  {
    what: "a plain number stored as text, which is read",
    edit: (workbook) => workbook.put("Schedule 2a!J10", text("538000")),
    exitCode: 0,
    findings: ["EPB-CELL-001 Schedule 2a!J10"],
    found: 'text "538000"',
    expected: "a number of zero or more",
    advice: "epb reads the text as a number",
  },
  {
    what: "natural gas typed in therms, which is converted",
    edit: (workbook) => workbook.put("Schedule 4!H15", text("21,500 therms")),
    exitCode: 0,
    findings: ["EPB-CELL-045 Schedule 4!H15"],
    found: 'text "21,500 therms"',
    expected: "a number of MMBtu",
    advice: "epb uses 21,500 therms × 0.1 MMBtu per therm = 2,150 MMBtu. Type 2150 as a number.",
  },
  {
    what: "heating oil typed with its unit, which is read",
    edit: (workbook) => workbook.put("Schedule 4!J15", text("1,180 MMBtu/yr")),
    exitCode: 0,
    findings: ["EPB-CELL-045 Schedule 4!J15"],
    found: 'text "1,180 MMBtu/yr"',
    expected: "a number of MMBtu",
    advice: "epb uses 1,180 MMBtu. Type 1180 as a number.",
  },
  {
    what: "a percentage typed as points",
    edit: (workbook) => workbook.put("Schedule 3!E9", number(4.75)),
    exitCode: 1,
    findings: ["EPB-RAT-001 Schedule 3!E9"],
    advice: "If so, enter 4.75%",
  },
  {
    what: "an escalation rate typed as points",
    edit: (workbook) => workbook.put("Annual Escalation Rates!C12", number(2.5)),
    exitCode: 1,
    findings: ["EPB-RAT-001 Annual Escalation Rates!C12"],
    advice: "If so, enter 2.5%",
  },
  {
    what: "a percentage typed as text",
    edit: (workbook) => workbook.put("Schedule 3!E10", text("4.75%")),
    exitCode: 1,
    findings: ["EPB-CELL-003 Schedule 3!E10"],
    found: 'text "4.75%"',
    expected: "a percentage such as 4.75%",
    advice: "Type 4.75% into the cell as a number; the cell then holds 0.0475.",
  },
  {
    what: "an unknown savings category",
    edit: (workbook) => workbook.put("Schedule 4!H11", text("Steam")),
    exitCode: 1,
    findings: ["EPB-TPL-010 Schedule 4!H11"],
    found: 'savings category "Steam" with the unit "MMBtu"',
    expected: "a savings category with one of its units",
    advice: "Restore the category and unit above the column",
  },
  {
    what: "an unknown savings unit",
    edit: (workbook) => workbook.put("Schedule 4!H12", text("therms")),
    exitCode: 1,
    findings: ["EPB-TPL-010 Schedule 4!H11"],
    found: 'savings category "Natural gas" with the unit "therms"',
    expected: "a savings category with one of its units",
    advice: "Restore the category and unit above the column",
  },
  {
    what: "a date typed as text in words",
    edit: (workbook) => workbook.put("Schedule 3!E13", text("March 2, 2026")),
    exitCode: 1,
    findings: ["EPB-CELL-004 Schedule 3!E13"],
    found: 'text "March 2, 2026"',
    expected: "a date such as 2024-01-31",
    advice: "Enter 2026-03-02",
  },
  {
    what: "a date typed as text that may be two days",
    edit: (workbook) => workbook.put("Schedule 3!E13", text("03/02/2026")),
    exitCode: 1,
    findings: ["EPB-CELL-004 Schedule 3!E13"],
    found: 'text "03/02/2026"',
    expected: "a date such as 2024-01-31",
    advice: "Enter 2026-03-02 or 2026-02-03, whichever is meant",
  },
  {
    what: "a date typed as digits",
    edit: (workbook) => workbook.put("Schedule 3!E13", number(20_260_302)),
    exitCode: 1,
    findings: ["EPB-CELL-006 Schedule 3!E13"],
    found: "20260302",
    expected: "a date such as 2024-01-31",
    advice: "Enter 2026-03-02 as a date",
  },
  {
    what: "a value outside its list",
    edit: (workbook) => workbook.put("Contacts!B7", text("Boss")),
    exitCode: 1,
    findings: ["EPB-CELL-007 Contacts!B7"],
    found: '"Boss"',
    expected: "one of ESCO, Customer, Project facilitator",
    advice: "Choose a value from the list.",
  },
  {
    what: "a negative cost",
    edit: (workbook) => workbook.put("Schedule 2a!J9", number(-612_000)),
    exitCode: 1,
    findings: ["EPB-CELL-008 Schedule 2a!J9"],
    found: "-612000",
    expected: "a number of zero or more",
    advice: "Enter the amount without a minus sign",
  },
  {
    what: "months that are no whole number",
    edit: (workbook) => workbook.put("Schedule 3!E14", number(10.5)),
    exitCode: 1,
    findings: ["EPB-CELL-009 Schedule 3!E14"],
    found: "10.5",
    expected: "a whole number from 0 to 120",
    advice: "Enter a whole number within the limits.",
  },
  {
    what: "a formula without a result",
    edit: (workbook) => workbook.put("Schedule 2b!C14", { xml: "<f>20000+8000</f>" }),
    exitCode: 1,
    findings: ["EPB-CELL-010 Schedule 2b!C14"],
    found: "=20000+8000",
    advice: "Open the workbook in Excel or LibreOffice, recalculate it, and save it",
  },
  {
    what: "an error of the spreadsheet",
    edit: (workbook) => workbook.put("Schedule 2b!C14", errorValue("#REF!", "SUM(#REF!)")),
    exitCode: 1,
    findings: ["EPB-CELL-011 Schedule 2b!C14"],
    found: "#REF!",
    expected: "a number of zero or more",
    advice: "Correct the formula, or type the value.",
  },
  {
    what: "two rows for a year",
    edit: (workbook) => workbook.put("Annual Escalation Rates!B47", number(39)),
    exitCode: 1,
    findings: ["EPB-CELL-020 Annual Escalation Rates!B47"],
    found: "Year 39",
    advice: "An earlier row is for the same item. Keep one of the two rows.",
  },
  {
    what: "a text that would command the terminal",
    edit: (workbook) => workbook.put("Contacts!B7", text("_x001B_[2J_x0007_ESCO")),
    exitCode: 1,
    findings: ["EPB-CELL-007 Contacts!B7"],
    expected: "one of ESCO, Customer, Project facilitator",
    advice: "Choose a value from the list.",
  },
  {
    what: "a deleted defined name of a cell",
    edit: (workbook) => workbook.removeName("epb_financing_indexRate"),
    exitCode: 0,
    findings: ["EPB-TPL-008 Schedule 3!E9"],
    expected: "the defined name epb_financing_indexRate",
    advice: "epb found this cell with the hidden column, and reads the cell",
  },
  {
    what: "a deleted defined name of a table",
    edit: (workbook) => workbook.removeName("epb_measures_rows"),
    exitCode: 0,
    findings: ["EPB-TPL-008 Schedule 2a"],
    expected: "the defined names epb_measures_keys and epb_measures_rows",
    advice: "epb found this cell with the hidden column, and reads the cell",
  },
  {
    what: "a deleted name and a deleted mark of the same cell",
    edit: (workbook) => workbook.removeName("epb_financing_addedPremium").put("Schedule 3!A10", text("")),
    exitCode: 1,
    findings: ["EPB-TPL-007 Schedule 3"],
    expected: "the defined name epb_financing_addedPremium",
    advice: "Move the other values into a fresh template",
  },
  {
    what: "a renamed sheet",
    edit: (workbook) => workbook.renameSheet("Schedule 3", "Financing & cash flow"),
    exitCode: 0,
    findings: ["EPB-TPL-006 Financing & cash flow"],
    found: "Financing & cash flow",
    expected: "Schedule 3",
    advice: "epb still reads the sheet",
  },
  {
    what: "a sheet named as JavaScript names what all objects share",
    edit: (workbook) => workbook.renameSheet("Schedule 3", "__proto__"),
    exitCode: 0,
    findings: ["EPB-TPL-006 __proto__"],
    found: "__proto__",
    expected: "Schedule 3",
    advice: "epb still reads the sheet",
  },
  {
    what: "a missing sheet",
    edit: (workbook) => workbook.removeSheet("Schedule 5"),
    exitCode: 1,
    findings: ["EPB-TPL-005"],
    expected: "a sheet named Schedule 5",
    advice: "move the other sheets into a fresh template",
  },
  {
    what: "a newer version of the template",
    edit: (workbook) => workbook.put("Instructions!C7", text("4.3.0")),
    exitCode: 1,
    findings: ["EPB-TPL-004 Instructions!C7"],
    found: "epb-calculating 4.3.0",
    expected: "epb-calculating 4.2.10",
    advice: "Update epb, or fill in one of its templates.",
  },
];

/** The specification's sentence, which names no cell; the place appears beside it. @spec C §8 */
export const TEMPLATE_ERROR: { readonly code: string; readonly message: string } = {
  code: "EPB-TPL-010",
  message: NOT_A_TEMPLATE,
};

/** A mistake, as the typed value. */
export interface Mistake {
  readonly place: string;
  readonly put: string | number | { readonly error: "#REF!" };
  readonly code: string;
}

/** Ten mistakes in one workbook, in the order of the tabs and down each sheet. */
export const TEN_MISTAKES: readonly Mistake[] = [
  { place: "Contacts!B7", put: "Boss", code: "EPB-CELL-007" },
  { place: "Annual Escalation Rates!C12", put: 2.5, code: "EPB-RAT-001" },
  { place: "Schedule 1!E5", put: "95%", code: "EPB-CELL-003" },
  { place: "Schedule 2a!J9", put: -612_000, code: "EPB-CELL-008" },
  { place: "Schedule 2a!J11", put: "about half a million", code: "EPB-CELL-002" },
  { place: "Schedule 2b!C14", put: { error: "#REF!" }, code: "EPB-CELL-011" },
  { place: "Schedule 3!E9", put: 4.75, code: "EPB-RAT-001" },
  { place: "Schedule 3!E13", put: "March 2, 2026", code: "EPB-CELL-004" },
  { place: "Schedule 3!E14", put: 10.5, code: "EPB-CELL-009" },
  { place: "Schedule 4!H11", put: "Steam", code: "EPB-TPL-010" },
];
