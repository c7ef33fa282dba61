import type { CalcEdit } from "../libreoffice/calc-edit.js";

const text = (sheet: string, cell: string, words: string): CalcEdit => ({ do: "text", sheet, cell, text: words });
const number = (sheet: string, cell: string, value: number): CalcEdit => ({ do: "number", sheet, cell, number: value });

/** Days from the first day of one spreadsheet calendar to the first day of the other. */
const DAYS_BETWEEN_CALENDARS = 1_462;

/** Edits of the workbook in LibreOffice, by the name of the resulting file. */
export const LIBREOFFICE_EDITS: Readonly<Record<string, readonly CalcEdit[]>> = {
  "number-as-text": [text("Schedule 2a", "J11", "1558200")],
  "decimal-comma": [text("Schedule 2b", "C14", "12,5")],
  "placeholders-for-numbers": [text("Schedule 3", "C40", "n/a"), text("Schedule 2a", "L12", "TBD")],
  "about-a-thousand-dollars": [text("Schedule 2a", "N14", "$1,000 approx")],
  "percentage-in-points": [number("Annual Escalation Rates", "C12", 2.5)],
  "date-in-words": [text("Schedule 3", "E11", "July 1, 2025")],
  "date-before-1900": [number("Schedule 3", "E12", -364)],
  "thirtieth-of-february": [text("Schedule 3", "E12", "2025-02-30")],
  "negative-cost": [number("Schedule 2a", "N18", -937.2)],
  "sheet-renamed": [{ do: "rename sheet", sheet: "Schedule 4", to: "Savings by measure" }],
  "sheet-removed": [{ do: "remove sheet", sheet: "Schedule 5" }],
  "column-removed": [{ do: "remove columns", sheet: "Schedule 2a", at: 5, count: 1 }],
  "after-inserted-rows": [
    { do: "insert rows", sheet: "Schedule 2a", at: 12, count: 2 },
    text("Schedule 2a", "N20", "n/a"),
  ],
  "after-an-inserted-column": [
    { do: "insert columns", sheet: "Schedule 3", at: 7, count: 1 },
    text("Schedule 3", "G40", "see the memo of May"),
    text("Schedule 3", "H38", "66,112.50"),
  ],
  "blank-rows-and-a-repeated-number": [
    { do: "insert rows", sheet: "Schedule 2a", at: 15, count: 3 },
    text("Schedule 2a", "B33", "13.21"),
  ],
  "hidden-sheet": [number("Schedule 3", "E14", 10.5), { do: "hide sheet", sheet: "Schedule 3" }],
  "merged-inputs": [
    { do: "clear", sheet: "Schedule 3", cell: "D42" },
    { do: "merge", sheet: "Schedule 3", cell: "D41:D42" },
    text("Schedule 3", "D41", "50,996.16 for both years"),
  ],
  // LibreOffice keeps the serial numbers when the calendar changes, so the dates are entered again.
  "days-from-1904": [
    { do: "count days from 1904" },
    number("Schedule 3", "E11", 45_838 - DAYS_BETWEEN_CALENDARS),
    number("Schedule 3", "E13", 45_853 - DAYS_BETWEEN_CALENDARS),
    text("Schedule 3", "E12", "TBD"),
  ],
  // A day's work of somebody who copies figures from other files: certain, likely, and open cells.
  "fifteen-mistakes": [
    text("Schedule 2a", "J11", "1,558,200"),
    text("Schedule 2a", "D13", "Building automaton"),
    text("Schedule 2a", "L12", "TBD"),
    number("Schedule 2a", "N18", -937.2),
    text("Schedule 2b", "C8", "1.8%"),
    text("Schedule 2b", "C14", "486,5"),
    text("Summary", "C11", "Virginia"),
    number("Schedule 1", "E5", 97),
    number("Schedule 3", "E9", 4.18),
    text("Schedule 3", "E11", "July 1, 2025"),
    text("Schedule 3", "E12", "2025-02-30"),
    text("Schedule 3", "E14", "24 months"),
    text("Schedule 3", "C40", "n/a"),
    text("Schedule 3", "D41", "$50,996.16"),
    text("Schedule 4", "B16", "13.99"),
  ],
};
