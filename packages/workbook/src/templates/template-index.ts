import type { TemplateKind } from "@epb/engine";
import { HIDDEN_SHEETS } from "./hidden-sheets.js";
import type { TemplateManifest } from "./manifest.js";

/** A template version without its manifest: what it takes to find the one that a workbook was made from. */
export interface TemplateEntry {
  readonly kind: TemplateKind;
  readonly version: string;
  /** Sheets without inputs. */
  readonly figureSheets: readonly string[];
  /** A workbook is made from one of the templates, so the manifests of the others need not be made. */
  load(): Promise<TemplateManifest>;
}

const SUPPLIED_FIGURE_SHEETS = ["Savings by Year", "Amortization", "Amortization by Month"];
const EPB_FIGURE_SHEETS = ["Schedule 1u", ...SUPPLIED_FIGURE_SHEETS];

/** Every template version, in the order of `KNOWN_TEMPLATES`; a test holds the two together. */
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
 * Whether a sheet of that name may hold inputs. Sheets of figures and lists alone need not be read, and the amortization
 * by month is the longest of all; a sheet under any other name is read, since it may be a renamed one.
 */
export function mayHoldInputs(sheetName: string): boolean {
  return !figureSheets().has(sheetName.toLowerCase());
}

/** Whether a sheet of that name may hold inputs or figures: any but those that only help formulas and drop-down lists. */
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
