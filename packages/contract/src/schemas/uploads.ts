import { boundedList, CalculationArea, type Issue, PROJECT_SECTIONS } from "@epb/engine";
import * as z from "zod/mini";
import { memberSchema } from "./fields.js";
import { type CreatedProject, createdShape, issuesSchema } from "./projects.js";
import { namedSchemas, optionalValue } from "./reports.js";

/** A finding about an uploaded workbook, by sheet and cell: of the reading, or of the calculation. */
export interface FollowingFinding {
  readonly code: string;
  readonly name: string;
  readonly severity: "error" | "warning";
  /** Area of the calculation; issues of the calculation only. */
  readonly section?: number;
  readonly place?: { readonly sheet: string; readonly address?: string };
  /** Where the value stands in the project's data: `performancePeriod[year=4].retainedSavings`. */
  readonly at?: string;
  readonly field?: string;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  /** The values that the text in the cell may stand for; one where it leaves no doubt. */
  readonly corrections?: readonly { readonly kind: "number" | "date" | "text"; readonly value: string }[];
  readonly advice: string;
  readonly url: string;
}

/** A finding with what follows from it. */
export interface UploadFinding extends FollowingFinding {
  /** Absent where nothing follows. */
  readonly dependents?: {
    /** Number of calculated cells of the workbook that depend on the cell and show no current figure. */
    readonly calculatedCells: number;
    readonly cells: readonly { readonly sheet: string; readonly cell: string }[];
    /** Findings with the same cause. */
    readonly findings: readonly FollowingFinding[];
  };
}

const followingFinding = {
  code: z.string(),
  name: z.string(),
  severity: z.enum(["error", "warning"]),
  section: z.exactOptional(memberSchema(CalculationArea)),
  place: z.exactOptional(z.strictObject({ sheet: z.string(), address: z.exactOptional(z.string()) })),
  at: z.exactOptional(z.string()),
  field: z.exactOptional(z.string()),
  message: z.string(),
  found: z.exactOptional(z.string()),
  expected: z.exactOptional(z.string()),
  corrections: z.exactOptional(
    z.readonly(z.array(z.strictObject({ kind: z.enum(["number", "date", "text"]), value: z.string() }))),
  ),
  advice: z.string(),
  url: z.string(),
};

/** Members of a finding of an upload. */
export const findingShape: z.core.$ZodShape = {
  ...followingFinding,
  dependents: z.exactOptional(
    z.strictObject({
      calculatedCells: z.int(),
      cells: z.readonly(z.array(z.strictObject({ sheet: z.string(), cell: z.string() }))),
      findings: z.readonly(z.array(z.strictObject(followingFinding))),
    }),
  ),
};
const findingsSchema = z.readonly(z.array(z.strictObject(findingShape))) as unknown as z.ZodMiniType<
  readonly UploadFinding[]
>;

/** A project after an upload. */
export interface UploadedProject extends CreatedProject {
  /** Of the workbook, in the order of its tabs and cells. */
  readonly findings: readonly UploadFinding[];
}

export const uploadedProjectSchema: z.ZodMiniType<UploadedProject> = z.strictObject({
  ...createdShape,
  findings: findingsSchema,
});

/** Parts of a project that an upload can take from a workbook: sections of the data, and two parts beside the data. */
export const UPLOAD_SECTIONS: readonly string[] = [
  ...Object.keys(PROJECT_SECTIONS),
  /** The calculation type, and the figures of an Override project: one is not a project without the other. */
  "calculatedValues",
  "accreditation",
];

const MOST_SECTIONS = 40;
const SECTIONS_WANTED = "Expected names of sections with commas between them, as the preview of the upload lists them.";

/** Sections as a query has them: text. */
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
export interface ChangedInput {
  /** `financing.indexRate` */
  readonly path: string;
  /** `Escalation rate, year 3, Electric energy` */
  readonly label: string;
  readonly unit?: string;
  readonly kind: "added" | "removed" | "changed";
  /** Decimals and dates are texts. Absent where nothing is entered, and for what has no single value. */
  readonly before?: string | number | boolean;
  readonly after?: string | number | boolean;
  /** What the values stand for, where they are numbers of a list: `End`. */
  readonly beforeChoice?: string;
  readonly afterChoice?: string;
}

/** The changes that a workbook makes to one section. */
export interface ChangedSection {
  readonly section: string;
  /** `Escalation rates` */
  readonly label: string;
  readonly inputs: readonly ChangedInput[];
}

/** A headline figure before the upload and after it. A value is absent where the figure is not known. */
export interface PreviewedFigure {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly before?: string | number | boolean;
  readonly after?: string | number | boolean;
}

/** An input whose cell cannot be read. */
export interface UnreadInput {
  readonly path: string;
  readonly label: string;
}

/** An input whose cell cannot be read, and which keeps its saved value. */
export interface KeptInput extends UnreadInput {
  readonly unit?: string;
  /** Absent for a list, which stays as a whole. */
  readonly value?: string | number | boolean;
  readonly choice?: string;
}

/** What an upload would do. Nothing has been written. */
export interface UploadPreview {
  readonly preview: true;
  /** Revision that the workbook was compared with, for `If-Match`; absent for a new project. */
  readonly revision?: number;
  /** All changes of the workbook by section, also of sections that are not to be taken. */
  readonly sections: readonly ChangedSection[];
  /** Sections that the rest of the preview takes from the workbook. */
  readonly taken: readonly string[];
  readonly figures: readonly PreviewedFigure[];
  readonly keptInputs: readonly KeptInput[];
  /** Without a saved value. The project has no calculated values until they are entered. */
  readonly unknownInputs: readonly UnreadInput[];
  readonly findings: readonly UploadFinding[];
  /** What the calculation of the project meets after the upload. */
  readonly issues: readonly Issue[];
}

const changedInputSchema: z.ZodMiniType<ChangedInput> = z.strictObject({
  ...namedSchemas,
  kind: z.enum(["added", "removed", "changed"]),
  before: optionalValue,
  after: optionalValue,
  beforeChoice: z.exactOptional(z.string()),
  afterChoice: z.exactOptional(z.string()),
});
const unreadInputSchema: z.ZodMiniType<UnreadInput> = z.strictObject({ path: z.string(), label: z.string() });
const keptInputSchema: z.ZodMiniType<KeptInput> = z.strictObject({
  ...namedSchemas,
  value: optionalValue,
  choice: z.exactOptional(z.string()),
});

export const uploadPreviewSchema: z.ZodMiniType<UploadPreview> = z.strictObject({
  preview: z.literal(true),
  revision: z.exactOptional(z.int()),
  sections: z.readonly(
    z.array(
      z.strictObject({ section: z.string(), label: z.string(), inputs: z.readonly(z.array(changedInputSchema)) }),
    ),
  ),
  taken: z.readonly(z.array(z.string())),
  figures: z.readonly(z.array(z.strictObject({ ...namedSchemas, before: optionalValue, after: optionalValue }))),
  keptInputs: z.readonly(z.array(keptInputSchema)),
  unknownInputs: z.readonly(z.array(unreadInputSchema)),
  findings: findingsSchema,
  issues: issuesSchema,
});
