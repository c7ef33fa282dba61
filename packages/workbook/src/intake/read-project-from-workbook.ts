import { KNOWN_TEMPLATES } from "../templates/known-templates.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { identifyTemplate } from "./identify-template.js";
import { locateTemplate } from "./locate-template.js";
import { readingOfStranger, readLocated, type WorkbookReading } from "./read-located.js";

/**
 * Reads a project from a workbook made from a template. Finds inputs by their defined names, so people may rename
 * sheets and insert rows and columns. Never throws on bad data: a value that cannot be read is omitted from the input,
 * with a finding.
 */
export function readProjectFromWorkbook(workbook: FlatWorkbook): WorkbookReading {
  const found = identifyTemplate(workbook, KNOWN_TEMPLATES);
  if (found.template === undefined) return readingOfStranger(found);
  return readLocated(locateTemplate(found.template, workbook), workbook, found.identity);
}
