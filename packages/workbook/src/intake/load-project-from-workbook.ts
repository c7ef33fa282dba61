import { TEMPLATE_INDEX } from "../templates/template-index.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { identifyTemplate } from "./identify-template.js";
import { locateTemplate } from "./locate-template.js";
import { readingOfStranger, readLocated, type WorkbookReading } from "./read-located.js";

/** Reads a project as `readProjectFromWorkbook` does, and loads only the template of the workbook. */
export async function loadProjectFromWorkbook(workbook: FlatWorkbook): Promise<WorkbookReading> {
  const found = identifyTemplate(workbook, TEMPLATE_INDEX);
  if (found.template === undefined) return readingOfStranger(found);
  const manifest = await found.template.load();
  return readLocated(locateTemplate(manifest, workbook), workbook, found.identity);
}
