/** Names of the schemas of `epb schema`, each with its data. */
export const SCHEMAS = {
  project: "a project, input of epb calc",
  result: "the result of one input, output of epb calc --format json",
  report: "the report of many inputs, output of epb check --report json",
  diagnostic: "one finding in a result or report",
  whatif: "the answers of epb whatif",
  diff: "the comparison of two projects by epb diff",
  economics: "the economics of one project or two by epb economics",
  explanation: "a figure or a list of figures by epb explain",
  codes: "a code or the list of all codes by epb explain",
  fix: "the corrections of epb fix",
  migration: "the report of epb migrate",
  mapping: "the proposals and the report of epb map",
  verification: "the report of epb verify",
  manifest: "the file manifest.json in a folder of CSV files",
  profile: "a mapping profile for workbooks that are not made from a template",
  config: "the configuration file epb.config.json",
  waivers: "a waiver file beside a workbook or project",
  baseline: "the known findings of epb check",
} as const;

export type SchemaName = keyof typeof SCHEMAS;
export const SCHEMA_NAMES: readonly SchemaName[] = Object.keys(SCHEMAS) as SchemaName[];
