import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import type { TemplateManifest } from "./manifest.js";

/** Every template version this package reads and writes. */
export const KNOWN_TEMPLATES: readonly TemplateManifest[] = [EPB_CALCULATING_4_2_10];

/** The hidden sheet of the drop-down lists, last in every template. */
export const LISTS_SHEET = "Lists";

/**
 * Whether a sheet of that name may hold inputs. Sheets of figures and lists alone need not be read, and the amortization
 * by month is the longest of all; a sheet under any other name is read, since it may be a renamed one.
 */
export function mayHoldInputs(sheetName: string): boolean {
  return !figureSheets().has(sheetName.toLowerCase());
}

let figureSheetNames: ReadonlySet<string> | undefined;

function figureSheets(): ReadonlySet<string> {
  figureSheetNames ??= new Set(
    [
      LISTS_SHEET,
      ...KNOWN_TEMPLATES.flatMap(({ sheets }) =>
        sheets
          .filter(({ blocks }) => blocks.every((block) => block.kind === "table" && block.items === undefined))
          .map(({ name }) => name),
      ),
    ].map((name) => name.toLowerCase()),
  );
  return figureSheetNames;
}
