import { makeFinding } from "../../findings/cell-finding.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import { isBlank } from "../cell-reader.js";
import type { WorkbookRule } from "./workbook-rule.js";

const PATH = "record.name";

/** A project without a name can be calculated, but not listed. */
export const projectName: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ fields }) => {
    const name = fields.get(PATH);
    if (name === undefined || !isBlank(name.sheet.cellAt(name.row, name.column))) return [];
    const place = { sheet: name.sheet.name, address: formatAddress(name.row, name.column) };
    return [makeFinding("cell/project-name-missing", { place, field: name.field.label })];
  });
