import { isBlank } from "../../intake/cell-reader.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatWorkbook, SheetPlace } from "../../xlsx/flat-workbook.js";
import { shownCell } from "../../xlsx/shown-cell.js";
import type { ProfileConversion } from "../profile.js";
import { placeByLabel } from "../profile-of-mapping.js";
import { gridsOf } from "../sheet-grid.js";
import { targetAt } from "../target-index.js";
import { noteOf } from "./amounts-note.js";
import { describeTarget } from "./known-targets.js";
import { readCells } from "./read-numbers.js";
import { isUnit } from "./units.js";

/** A cell that a person chose for an input. */
export interface ChosenCell {
  readonly place: SheetPlace;
  /** Blank if no label is near. */
  readonly label: string;
  readonly content: string;
  /** Suggested by the label, the units, and the format. */
  readonly conversion: ProfileConversion;
  /** Why the cell is converted; blank if it is not. */
  readonly reason: string;
}

/** Label, content, and conversion of a cell for an input. A person decided the cell, so it may be unreadable. */
export function chosenCell(to: string, place: SheetPlace, form: FlatWorkbook, manifest: TemplateManifest): ChosenCell {
  const { label = "" } = placeByLabel(place, gridsOf(form));
  const sheet = form.sheet(place.sheet);
  const cell = sheet?.cell(place.address);
  const target = targetAt(manifest, to);
  const content = cell === undefined ? "" : shownCell(cell, form);
  if (sheet === undefined || cell === undefined || isBlank(cell) || target === undefined) {
    return { place, label, content, conversion: {}, reason: "" };
  }
  const { value, unit } = describeTarget(target);
  const beside = sheet.cellAt(cell.row, cell.column + 1);
  const ownTexts = [label, ...(beside?.type === "text" && isUnit(beside.value) ? [beside.value] : [])];
  const reading = readCells(
    { path: to, value, unit, cells: [cell], ownTexts, otherTexts: [], note: noteOf(sheet) },
    form,
  );
  return { place, label, content, conversion: reading?.conversion ?? {}, reason: reading?.reason ?? "" };
}
