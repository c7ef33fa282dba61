import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatCell, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { findTable } from "../find-table.js";
import { findValue } from "../find-value.js";
import type { Profile } from "../profile.js";
import { SheetGrid } from "../sheet-grid.js";
import { targetAt } from "../target-index.js";
import { describeTarget } from "./known-targets.js";
import { suggestWords } from "./suggest-words.js";
import type { SuggestedWord } from "./suggestion.js";

/** Words that a form has in the cells of a profile and that our lists do not have, each with a suggested choice. */
export function wordsOfProfile(
  profile: Pick<Profile, "values" | "tables">,
  form: FlatWorkbook,
  manifest: TemplateManifest,
): readonly SuggestedWord[] {
  const wordsOf = (to: string, cells: readonly FlatCell[], sheet: string): readonly SuggestedWord[] => {
    const target = targetAt(manifest, to);
    return target === undefined ? [] : suggestWords(to, describeTarget(target).value, cells, sheet);
  };
  const gridOf = (name: string | undefined, isTurned: boolean): SheetGrid | undefined => {
    const sheet = name === undefined ? undefined : form.sheet(name);
    return sheet?.isRead === true ? new SheetGrid(sheet, isTurned) : undefined;
  };
  const ofValues = profile.values.flatMap((value) => {
    const found = findValue(value, form, (name) => gridOf(name, false));
    if (found === undefined || found === "repeated") return [];
    const cell = found.sheet.cell(found.address);
    return cell?.type === "text" ? wordsOf(value.to, [cell], found.sheet.name) : [];
  });
  const ofTables = profile.tables.flatMap((table) => {
    const grid = gridOf(table.sheet, table.direction === "across");
    const found = grid && findTable(table, grid);
    if (grid === undefined || found === undefined) return [];
    return [...found.columns].flatMap(([{ to }, column]) => {
      const cells = found.rows.map((row) => grid.at(row, column)).filter((cell) => cell?.type === "text");
      return wordsOf(to, cells as readonly FlatCell[], table.sheet);
    });
  });
  return [...ofValues, ...ofTables];
}
