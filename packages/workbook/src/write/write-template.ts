import { crc32 } from "node:zlib";
import type { InputPath } from "@epb/engine";
import exceljs from "exceljs";
import type { CellPlace } from "../findings/finding.js";
import { readProjectFromWorkbook } from "../map/read-project-from-workbook.js";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { readWorkbook } from "../read/read-workbook.js";
import { TEMPLATE_PROPERTY } from "../templates/defined-names.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { finishPackage } from "./finish-package.js";
import type { FilledContent, TemplateContent } from "./table-rows.js";
import { writeLists } from "./write-lists.js";
import { writeSheet } from "./write-sheet.js";

/** Equal input gives equal bytes, so the file carries the day the template was made and no clock. */
const TEMPLATE_DATE = new Date("2024-01-01T00:00:00Z");
const AUTHOR = "epb";

/**
 * A workbook of the template: blank, or filled with a project's inputs, or with its figures too. What a project's data
 * hold that the template has no cell for (ids, notes, files) is not in it.
 */
export async function writeTemplate(manifest: TemplateManifest, content: TemplateContent = {}): Promise<Uint8Array> {
  const issues = content.calculation?.issues ?? [];
  if (issues.length === 0) return writeFilled(manifest, content);
  // Issues name their inputs by path; the workbook without them knows the cells.
  const draft = await writeFilled(manifest, content.project === undefined ? {} : { project: content.project });
  return writeFilled(manifest, { ...content, cellOf: cellFinder(draft) });
}

async function writeFilled(manifest: TemplateManifest, content: FilledContent): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook();
  Object.assign(workbook, {
    creator: AUTHOR,
    lastModifiedBy: AUTHOR,
    created: TEMPLATE_DATE,
    modified: TEMPLATE_DATE,
    title: `${manifest.title} ${manifest.version}`,
  });
  for (const sheet of manifest.sheets) await writeSheet(workbook, manifest, sheet, content);
  writeLists(workbook);
  const packed = await workbook.xlsx.writeBuffer();
  return finishPackage(new Uint8Array(packed), new Map([[TEMPLATE_PROPERTY, `${manifest.kind} ${manifest.version}`]]));
}

function cellFinder(bytes: Uint8Array): (path: InputPath) => CellPlace | undefined {
  const result = readWorkbook(bytes, { inflateRaw: nodeInflateRaw, crc32 });
  return result.ok ? readProjectFromWorkbook(result.workbook).cellOf : () => undefined;
}
