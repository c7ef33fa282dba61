import { boundedList, CalculationArea, PROJECT_SECTIONS } from "@epb/engine";
import * as z from "zod/mini";
import { memberSchema } from "./fields.js";
import { usedProfileSchema } from "./mapping-profiles.js";
import { createdShape, issuesSchema } from "./projects.js";
import { list, type Schema, strictObject } from "./readonly-types.js";
import { namedSchemas, optionalValue } from "./reports.js";

/** A finding about an uploaded workbook, by sheet and cell: of the reading, or of the calculation. */
export interface FollowingFinding extends z.infer<typeof following> {}
const correction = strictObject({ kind: z.enum(["number", "date", "text"]), value: z.string() });
const followingFinding = {
  code: z.string(),
  name: z.string(),
  severity: z.enum(["error", "warning"]),
  /** Area of the calculation; issues of the calculation only. */
  section: z.exactOptional(memberSchema<number>(CalculationArea)),
  place: z.exactOptional(strictObject({ sheet: z.string(), address: z.exactOptional(z.string()) })),
  /** Path of the value in the project's data: `performancePeriod[year=4].retainedSavings`. */
  at: z.exactOptional(z.string()),
  field: z.exactOptional(z.string()),
  message: z.string(),
  found: z.exactOptional(z.string()),
  expected: z.exactOptional(z.string()),
  /** Known cause of a difference between a figure of a form and the calculation. */
  cause: z.exactOptional(z.string()),
  /** The possible values of the text in the cell; only one if the text is unambiguous. */
  corrections: z.exactOptional(list(correction)),
  /** Likely value of the cell. A person decides. */
  suggestion: z.exactOptional(correction),
  advice: z.string(),
  url: z.string(),
};
const following = strictObject(followingFinding);
const followingFindingSchema: Schema<FollowingFinding> = following;

/** A finding with its consequences. */
export interface UploadFinding extends z.infer<typeof finding> {}
/** Members of a finding of an upload. */
export const findingShape = {
  ...followingFinding,
  /** Absent without consequences. */
  dependents: z.exactOptional(
    strictObject({
      /** Number of calculated cells of the workbook that depend on the cell and show no current figure. */
      calculatedCells: z.int(),
      cells: list(strictObject({ sheet: z.string(), cell: z.string() })),
      /** Findings with the same cause. */
      findings: list(followingFindingSchema),
    }),
  ),
};
const finding = strictObject(findingShape);
const findingSchema: Schema<UploadFinding> = finding;
const findingsSchema = list(findingSchema);

/** A project after an upload. */
export type UploadedProject = z.infer<typeof uploadedProjectSchema>;
export const uploadedProjectSchema = strictObject({
  ...createdShape,
  /** Set for a workbook that is not made from a template. */
  profile: z.exactOptional(usedProfileSchema),
  /** Findings in the order of the workbook's tabs and cells. */
  findings: findingsSchema,
});

/** Parts of a project that an upload can take from a workbook: sections of the data, and two other parts. */
export const UPLOAD_SECTIONS: readonly string[] = [
  ...Object.keys(PROJECT_SECTIONS),
  /** The calculation type and the figures of an Override project: neither makes sense without the other. */
  "calculatedValues",
  "accreditation",
];

const MOST_SECTIONS = 40;
const SECTIONS_WANTED = "Expected names of sections with commas between them, as the preview of the upload lists them.";

/** Sections in a query string. */
export const sectionsInQuery: z.ZodMiniType<readonly string[], string> = z.pipe(
  z.string({ error: SECTIONS_WANTED }).check(z.regex(/^\w{1,40}(,\w{1,40}){0,39}$/, { error: SECTIONS_WANTED })),
  z.pipe(
    z.transform((text: string) => text.split(",")),
    boundedList(z.enum(UPLOAD_SECTIONS as readonly [string, ...string[]], { error: SECTIONS_WANTED })).check(
      z.maxLength(MOST_SECTIONS),
    ),
  ),
);

/** An input whose saved value the upload changes. */
export type ChangedInput = z.infer<typeof changedInputSchema>;
const changedInputSchema = strictObject({
  /** `financing.indexRate` */
  path: z.string(),
  /** `Escalation rate, year 3, Electric energy` */
  label: z.string(),
  unit: z.exactOptional(z.string()),
  kind: z.enum(["added", "removed", "changed"]),
  /** Decimals and dates are strings. Absent for blank inputs, and for inputs without a single value. */
  before: optionalValue,
  after: optionalValue,
  /** Meaning of a value that is a number of a list: `End`. */
  beforeChoice: z.exactOptional(z.string()),
  afterChoice: z.exactOptional(z.string()),
});

/** The changes that a workbook makes to one section. */
export type ChangedSection = z.infer<typeof changedSectionSchema>;
const changedSectionSchema = strictObject({
  section: z.string(),
  /** `Escalation rates` */
  label: z.string(),
  inputs: list(changedInputSchema),
});

/** A headline figure before and after the upload. A value is absent if the figure is unknown. */
export type PreviewedFigure = z.infer<typeof previewedFigureSchema>;
const previewedFigureSchema = strictObject({ ...namedSchemas, before: optionalValue, after: optionalValue });

/** An input with an unreadable cell. */
export type UnreadInput = z.infer<typeof unreadInputSchema>;
const unreadInputSchema = strictObject({ path: z.string(), label: z.string() });

/** An input with an unreadable cell, which keeps its saved value. */
export type KeptInput = z.infer<typeof keptInputSchema>;
const keptInputSchema = strictObject({
  ...namedSchemas,
  /** Absent for a list, which stays unchanged. */
  value: optionalValue,
  choice: z.exactOptional(z.string()),
});

/** Result of an upload without writing anything. */
export type UploadPreview = z.infer<typeof uploadPreviewSchema>;
export const uploadPreviewSchema = strictObject({
  preview: z.literal(true),
  /** Revision that the workbook was compared with, for `If-Match`; absent for a new project. */
  revision: z.exactOptional(z.int()),
  /** Set for a workbook that is not made from a template. */
  profile: z.exactOptional(usedProfileSchema),
  /** All changes of the workbook by section, including sections that were not chosen. */
  sections: list(changedSectionSchema),
  /** Chosen sections, on which the rest of the preview is based. */
  taken: list(z.string()),
  figures: list(previewedFigureSchema),
  keptInputs: list(keptInputSchema),
  /** Unreadable inputs without a saved value. The project has no calculated values until they are entered. */
  unknownInputs: list(unreadInputSchema),
  findings: findingsSchema,
  /** Issues of the calculation after the upload. */
  issues: issuesSchema,
});
