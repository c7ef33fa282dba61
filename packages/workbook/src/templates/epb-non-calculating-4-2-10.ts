import { CalculationType } from "@epb/engine";
import { AMORTIZATION, AMORTIZATION_BY_MONTH } from "./epb-calculating/amortization.js";
import { INSTRUCTIONS } from "./epb-calculating/instructions.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { SUPPLIED_AMORTIZATION, SUPPLIED_AMORTIZATION_BY_MONTH } from "./epb-non-calculating/amortization.js";
import { SUPPLIED_INSTRUCTIONS } from "./epb-non-calculating/instructions.js";
import { withoutViews } from "./figure-views.js";
import type { SheetDefinition, TemplateManifest } from "./manifest.js";

const OWN_SHEETS: ReadonlyMap<SheetDefinition, SheetDefinition> = new Map([
  [INSTRUCTIONS, SUPPLIED_INSTRUCTIONS],
  [AMORTIZATION, SUPPLIED_AMORTIZATION],
  [AMORTIZATION_BY_MONTH, SUPPLIED_AMORTIZATION_BY_MONTH],
]);

/**
 * The sheets of the calculating template, with supplied figures. @spec C §9 "Current templates", ePB non-calculating
 * 4.2.10
 */
export const EPB_NON_CALCULATING_4_2_10: TemplateManifest = {
  kind: "epb-non-calculating",
  title: "ePB non-calculating template",
  version: "4.2.10",
  figureCells: "supplied",
  record: { ...EPB_CALCULATING_4_2_10.record, calculationType: CalculationType.Override },
  sheets: EPB_CALCULATING_4_2_10.sheets.flatMap((sheet) => OWN_SHEETS.get(sheet) ?? withoutViews(sheet) ?? []),
};
