import { identifyTemplate } from "../map/identify-template.js";
import { locateTemplate } from "../map/locate-template.js";
import type { FlatWorkbook } from "../read/flat-workbook.js";
import { TEMPLATE_INDEX } from "../templates/template-index.js";
import { readingOfStranger, readLocated, type WorkbookReading } from "./read-located.js";

/** Reads a project as `readProjectFromWorkbook` does, and loads no template but the one the workbook was made from. */
export async function loadProjectFromWorkbook(workbook: FlatWorkbook): Promise<WorkbookReading> {
  const found = identifyTemplate(workbook, TEMPLATE_INDEX);
  if (found.template === undefined) return readingOfStranger(found);
  const manifest = await found.template.load();
  return readLocated(locateTemplate(manifest, workbook), workbook, found.identity);
}
