import type { TemplateKind } from "@epb/engine";
import { EPB_ACCREDITATION_4_2_10 } from "./epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { EPB_NON_CALCULATING_4_2_10 } from "./epb-non-calculating-4-2-10.js";
import { EPX_1_1_2 } from "./epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "./epx-campaign-1-1-2.js";
import type { TemplateManifest } from "./manifest.js";

/** Every template version this package reads and writes. */
export const KNOWN_TEMPLATES: readonly TemplateManifest[] = [
  EPB_CALCULATING_4_2_10,
  EPB_NON_CALCULATING_4_2_10,
  EPB_ACCREDITATION_4_2_10,
  EPX_1_1_2,
  EPX_CAMPAIGN_1_1_2,
];

/** The newest version of a kind. */
export function newestTemplate(kind: TemplateKind): TemplateManifest {
  const newest = KNOWN_TEMPLATES.filter((template) => template.kind === kind).at(-1);
  if (newest === undefined) throw new Error(`There is no template of the kind ${kind}.`);
  return newest;
}

/** The hidden sheet of the drop-down lists, last in every template. */
export const LISTS_SHEET = "Lists";

/** The hidden sheet of what formulas share, before the lists. */
export const WORKINGS_SHEET = "Workings";

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
      WORKINGS_SHEET,
      ...KNOWN_TEMPLATES.flatMap(({ sheets }) =>
        sheets
          .filter(({ blocks }) => blocks.every((block) => block.kind === "table" && block.items === undefined))
          .map(({ name }) => name),
      ),
    ].map((name) => name.toLowerCase()),
  );
  return figureSheetNames;
}
