import { KNOWN_TEMPLATES } from "../templates/known-templates.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { identifyTemplate } from "./identify-template.js";
import { locateTemplate } from "./locate-template.js";
import { readingOfStranger, readLocated, type WorkbookReading } from "./read-located.js";

/**
 * Reads a project out of a workbook made from a template. Inputs are found by their defined names, so sheets may be
 * renamed and rows and columns inserted. It never throws on bad data: a value that cannot be read is left out of the
 * input, and a finding says so.
 */
export function readProjectFromWorkbook(workbook: FlatWorkbook): WorkbookReading {
  const found = identifyTemplate(workbook, KNOWN_TEMPLATES);
  if (found.template === undefined) return readingOfStranger(found);
  return readLocated(locateTemplate(found.template, workbook), workbook, found.identity);
}
