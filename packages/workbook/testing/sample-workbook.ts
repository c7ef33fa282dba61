import exceljs from "exceljs";

/**
 * A workbook with one of each element of a project's workbook, written by exceljs. The files in `files/` are this
 * workbook, re-saved by other programs.
 */
export function sampleWorkbook(): exceljs.Workbook {
  const workbook = new exceljs.Workbook();
  workbook.created = new Date("2024-01-31T12:00:00Z");
  workbook.modified = workbook.created;

  const values = workbook.addWorksheet("Values");
  values.getCell("A1").value = "Annual savings – größer & <b>";
  values.getCell("B1").value = "  blanks around  ";
  values.getCell("C1").value = "two\nlines";
  values.getCell("D1").value = { richText: [{ text: "rich " }, { text: "text", font: { bold: true } }] };
  values.getCell("A2").value = 0.1 + 0.2;
  values.getCell("B2").value = -1234567.891;
  values.getCell("C2").value = 1.5e-7;
  values.getCell("D2").value = 6.02e23;
  values.getCell("E2").value = 0;
  values.getCell("A3").value = true;
  values.getCell("B3").value = false;
  values.getCell("C3").value = { error: "#N/A" };
  values.getCell("A4").value = new Date("2024-01-31T00:00:00Z");
  values.getCell("A4").numFmt = "yyyy-mm-dd";
  values.getCell("B4").value = 0.045;
  values.getCell("B4").numFmt = "0.00%";
  values.getCell("C4").value = 1250.5;
  values.getCell("C4").numFmt = '"$"#,##0.00';
  values.getCell("XFD9").value = "far right";

  const formulas = workbook.addWorksheet("Bob's & formulas", { state: "hidden" });
  formulas.getCell("A1").value = { formula: "1+2", result: 3 };
  formulas.getCell("A2").value = { formula: "A1-3", result: 0 };
  formulas.getCell("A3").value = { formula: 'A1&" & <x>"', result: "3 & <x>" };
  formulas.getCell("A4").value = { formula: "A1>2", result: true };
  formulas.getCell("A5").value = { formula: "1/0", result: { error: "#DIV/0!" } };
  formulas.getCell("A6").value = { formula: "A1*10", result: 30 };
  formulas.getCell("A7").value = { sharedFormula: "A6", result: 0 };
  formulas.getCell("A8").value = { formula: "SUM(Values!A2:E2)", result: 6.02e23 };

  const merged = workbook.addWorksheet("Merged", { state: "veryHidden" });
  merged.mergeCells("B2:D4");
  merged.getCell("B2").value = "over nine cells";
  merged.getCell("A6").value = 1;

  workbook.addWorksheet("Empty");
  workbook.definedNames.add("Values!$B$4", "ProjectRate");
  workbook.definedNames.add("'Bob''s & formulas'!$A$1:$A$8", "AllFormulas");
  return workbook;
}
