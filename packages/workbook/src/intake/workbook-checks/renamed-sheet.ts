import { makeFinding } from "../../findings/cell-finding.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A sheet under another name: its cells are found all the same, people may not find theirs. */
export const renamedSheet: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ definition, fields, tables }) => {
    const names = new Set([...fields.values(), ...tables.values()].map(({ sheet }) => sheet.name));
    return [...names]
      .filter((name) => name.toLowerCase() !== definition.name.toLowerCase())
      .map((name) =>
        makeFinding("template/sheet-renamed", { place: { sheet: name }, found: name, expected: definition.name }),
      );
  });
