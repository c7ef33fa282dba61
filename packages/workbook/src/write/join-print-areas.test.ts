import { expect, test } from "vitest";
import { joinPrintAreas } from "./join-print-areas.js";

const name = (sheet: number, areas: string): string =>
  `<definedName name="_xlnm.Print_Area" localSheetId="${sheet}">${areas}</definedName>`;
const TITLES = '<definedName name="_xlnm.Print_Titles" localSheetId="1">Two!$1:$2</definedName>';

test("the print areas of a sheet become one name, and all other names stay", () => {
  const written = `<definedNames>${name(0, "One!$B$1:$C$9")}${name(1, "Two!$B$1:$C$9")}${name(1, "Two!$D$1:$E$9")}${TITLES}</definedNames>`;
  expect(joinPrintAreas(written)).toBe(
    `<definedNames>${name(0, "One!$B$1:$C$9")}${name(1, "Two!$B$1:$C$9,Two!$D$1:$E$9")}${TITLES}</definedNames>`,
  );
});
