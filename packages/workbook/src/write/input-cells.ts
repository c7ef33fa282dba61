import type { InputPath, Project } from "@epb/engine";
import type { TemplateManifest } from "../templates/manifest.js";
import { formatAddress } from "../xlsx/cell-address.js";
import { layOut } from "./lay-out.js";
import { planSheet } from "./write-sheet.js";

/** A measure by its uuid, anywhere in a path. */
const OF_MEASURE = /^ecms\[uuid=([^\]]*)\]/;

/**
 * Returns the cell of each input of a project in a workbook of the template: `Schedule 3!E9`. Undefined for inputs
 * without a cell in the template.
 */
export function inputCells(manifest: TemplateManifest, project: Project): (path: InputPath) => string | undefined {
  const layout = layOut(manifest.sheets.map((sheet) => planSheet(manifest, sheet, { project }).placed));
  // The number of its row identifies a measure.
  const rows = new Map((project.data.ecms ?? []).map(({ uuid }, index) => [uuid, index + 1]));
  return (path) => {
    const byRow = path.replace(OF_MEASURE, (all, uuid: string) => {
      const row = rows.get(uuid);
      return row === undefined ? all : `ecms[uuid=${row}]`;
    });
    const place = layout.inputAt(byRow)?.cell;
    return place && `${place.sheet}!${formatAddress(place.row, place.column)}`;
  };
}
