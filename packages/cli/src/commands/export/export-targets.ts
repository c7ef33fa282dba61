/** Formats of `epb export`. */
export const EXPORT_TARGETS = ["xlsx-formulas", "buildingsync", "csv", "html"] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];
