import type { InputPath, Project } from "@epb/engine";
import type { TemplateManifest } from "../templates/manifest.js";
import { formatAddress } from "../xlsx/cell-address.js";
import { layOut } from "./lay-out.js";
import { planSheet } from "./write-sheet.js";

/** A measure by its uuid, wherever it stands in a path. */
const OF_MEASURE = /^ecms\[uuid=([^\]]*)\]/;

/**
 * In which cell each input of a project stands when it is written to a workbook of the template: `Schedule 3!E9`. Undefined for
 * what the template has no cell for.
 */
export function inputCells(manifest: TemplateManifest, project: Project): (path: InputPath) => string | undefined {
  const layout = layOut(manifest.sheets.map((sheet) => planSheet(manifest, sheet, { project }).placed));
  // Measures go by the number of their row.
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
