/** Formats of `epb export`. */
export const EXPORT_TARGETS = ["xlsx-formulas", "buildingsync", "csv", "html"] as const;
/** Endings of the files of each format; a folder has none. */
const ENDINGS: Readonly<Partial<Record<ExportTarget, RegExp>>> = {
  "xlsx-formulas": /\.xlsx$/i,
  buildingsync: /\.xml$/i,
  html: /\.html?$/i,
};

/** The format that the ending of an output file stands for. */
export const targetOf = (output = ""): ExportTarget | undefined =>
  EXPORT_TARGETS.find((target) => ENDINGS[target]?.test(output));

export type ExportTarget = (typeof EXPORT_TARGETS)[number];
