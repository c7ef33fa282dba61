import type { TemplateKind } from "@epb/engine";
import { HIDDEN_SHEETS } from "./hidden-sheets.js";
import type { TemplateManifest } from "./manifest.js";

/** A template version without its manifest: the data that identifies the template of a workbook. */
export interface TemplateEntry {
  readonly kind: TemplateKind;
  readonly version: string;
  /** Sheets without inputs. */
  readonly figureSheets: readonly string[];
  /** A workbook has one template, so the other manifests are not loaded. */
  load(): Promise<TemplateManifest>;
}

const SUPPLIED_FIGURE_SHEETS = ["Savings by Year", "Amortization", "Amortization by Month"];
const EPB_FIGURE_SHEETS = ["Schedule 1u", ...SUPPLIED_FIGURE_SHEETS];

/** Every template version, in the order of `KNOWN_TEMPLATES`; a test compares the two. */
export const TEMPLATE_INDEX: readonly TemplateEntry[] = [
  {
    kind: "epb-calculating",
    version: "4.2.10",
    figureSheets: EPB_FIGURE_SHEETS,
    load: async () => (await import("./epb-calculating-4-2-10.js")).EPB_CALCULATING_4_2_10,
  },
  {
    kind: "epb-non-calculating",
    version: "4.2.10",
    figureSheets: SUPPLIED_FIGURE_SHEETS,
    load: async () => (await import("./epb-non-calculating-4-2-10.js")).EPB_NON_CALCULATING_4_2_10,
  },
  {
    kind: "epb-accreditation",
    version: "4.2.10",
    figureSheets: EPB_FIGURE_SHEETS,
    load: async () => (await import("./epb-accreditation-4-2-10.js")).EPB_ACCREDITATION_4_2_10,
  },
  {
    kind: "epx",
    version: "1.1.2",
    figureSheets: ["Cash Flow", "Savings by Year"],
    load: async () => (await import("./epx-1-1-2.js")).EPX_1_1_2,
  },
  {
    kind: "epx-campaign",
    version: "1.1.2",
    figureSheets: [],
    load: async () => (await import("./epx-campaign-1-1-2.js")).EPX_CAMPAIGN_1_1_2,
  },
];

/**
 * True if a sheet with that name may have inputs. The reader skips sheets with only figures and lists, of which the
 * monthly amortization is the longest. It reads a sheet with any other name, because it may be a renamed sheet.
 */
export function mayHoldInputs(sheetName: string): boolean {
  return !figureSheets().has(sheetName.toLowerCase());
}

/**
 * True if a sheet with that name may have inputs or figures: all except the helper sheets for formulas and drop-down
 * lists.
 */
export function mayHoldValues(sheetName: string): boolean {
  const name = sheetName.toLowerCase();
  return HIDDEN_SHEETS.every((hidden) => hidden.toLowerCase() !== name);
}

let figureSheetNames: ReadonlySet<string> | undefined;

function figureSheets(): ReadonlySet<string> {
  figureSheetNames ??= new Set(
    [...HIDDEN_SHEETS, ...TEMPLATE_INDEX.flatMap((entry) => entry.figureSheets)].map((name) => name.toLowerCase()),
  );
  return figureSheetNames;
}
