import { crc32 } from "node:zlib";
import type { InputPath } from "@epb/engine";
import { type CellEntry, enterCells } from "../correct/enter-cells.js";
import type { WorkbookReading } from "../intake/read-located.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import type { Migration, UnreadableInput } from "../migrate/migration.js";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { NODE_PACKAGE_TOOLS } from "../node/node-package-tools.js";
import { readWorkbook } from "../xlsx/read-workbook.js";

export type KeptResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** Inputs that would be blank in the new workbook, and so count as not entered. */
  | { readonly ok: false; readonly lost: readonly InputPath[] };

/**
 * Copies the text of inputs that cannot be read from the old workbook to their cells of the new workbook, so that they
 * stay unknown. A blank cell would count as an input that was not entered, and the calculation would ignore it.
 *
 * @param bytes - The new workbook with the inputs that were read.
 */
export function keepUnreadable(bytes: Uint8Array, { project, unreadable }: Migration): KeptResult {
  const { unknownInputs = [] } = project;
  if (unknownInputs.length === 0) return { ok: true, bytes };
  const written = read(bytes);
  const entered = enterCells(
    bytes,
    unreadable.flatMap((input) => entryOf(input, written)),
    NODE_PACKAGE_TOOLS,
  );
  if (!entered.ok) throw new Error(`The written workbook cannot be changed: ${entered.finding.message}`);
  const still = new Set(read(entered.value).project?.unknownInputs);
  const lost = unknownInputs.filter((path) => !still.has(path));
  return lost.length === 0 ? { ok: true, bytes: entered.value } : { ok: false, lost };
}

function entryOf({ path, text, isNumber }: UnreadableInput, { cellOf, pathOf }: WorkbookReading): readonly CellEntry[] {
  const place = cellOf(path);
  // For an input without a cell in the template, the place is the list or section that contains it.
  if (place?.address === undefined || pathOf(place) !== path) return [];
  return [{ sheet: place.sheet, address: place.address, content: isNumber ? { number: text } : { text } }];
}

function read(bytes: Uint8Array): WorkbookReading {
  const workbook = readWorkbook(bytes, { inflateRaw: nodeInflateRaw, crc32 });
  if (!workbook.ok) throw new Error(`The written workbook cannot be read: ${workbook.finding.message}`);
  return readProjectFromWorkbook(workbook.workbook);
}
