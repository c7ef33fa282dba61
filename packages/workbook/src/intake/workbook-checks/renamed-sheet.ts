import { makeFinding } from "../../findings/cell-finding.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A renamed sheet: its cells are found, but people may not find their cells. */
export const renamedSheet: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ definition, fields, tables }) => {
    const names = new Set([...fields.values(), ...tables.values()].map(({ sheet }) => sheet.name));
    return [...names]
      .filter((name) => name.toLowerCase() !== definition.name.toLowerCase())
      .map((name) =>
        makeFinding("template/sheet-renamed", { place: { sheet: name }, found: name, expected: definition.name }),
      );
  });
