/** Value of the field `kind`, the first field of each JSON document that epb writes, by document. */
export const OUTPUT_KIND = {
  result: "epb-result",
  check: "epb-check",
  whatif: "epb-whatif",
  diff: "epb-diff",
  economics: "epb-economics",
  economicsComparison: "epb-economics-comparison",
  explanation: "epb-explanation",
  figures: "epb-figures",
  code: "epb-code",
  codes: "epb-codes",
  fix: "epb-fix",
  workbookMigration: "epb-workbook-migration",
  projectMigration: "epb-project-migration",
  verification: "epb-verification",
  manifest: "epb-manifest",
  baseline: "epb-baseline",
} as const;
