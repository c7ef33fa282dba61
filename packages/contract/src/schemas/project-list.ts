import {
  boundedList,
  FederalContractType,
  MarketSegment,
  MeasurementStatus,
  MeasurementVersion,
  ProjectAccessRole,
  ProjectStatus,
  ProjectType,
  ProjectVersion,
  StateLocalSubmarket,
  UescContractType,
} from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { PROJECT_ATTENTION, type ProjectAttention } from "../projects/project-attention.js";
import { PROJECT_STAGES, type ProjectStage } from "../projects/project-stage.js";
import { daySchema, idSchema, instantSchema, memberSchema, numberInQuery } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";

/** A decimal as the engine writes it: text of digits. */
export const amountSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^-?\d+(\.\d+)?(e[+-]\d+)?$/));

/**
 * A project as a list shows it, over the wire: decimals are texts. The engine's `parseProjectList` reads it.
 *
 * @spec C §3 "Project list item"
 */
export type ProjectListRow = z.infer<typeof projectListRowSchema>;
export const projectListRowSchema = strictObject({
  id: idSchema,
  displayId: z.exactOptional(z.int()),
  name: z.string(),
  customerOrganization: z.exactOptional(z.string()),
  agencyName: z.exactOptional(z.string()),
  modifiedDate: z.exactOptional(instantSchema),
  marketSegment: z.exactOptional(strictObject({ id: memberSchema(MarketSegment), name: z.string() })),
  federalContractType: z.exactOptional(memberSchema(FederalContractType)),
  stateLocalSubmarket: z.exactOptional(memberSchema(StateLocalSubmarket)),
  uescContractType: z.exactOptional(memberSchema(UescContractType)),
  mvVersion: z.exactOptional(memberSchema(MeasurementVersion)),
  awardDate: z.exactOptional(daySchema),
  escoName: z.exactOptional(z.string()),
  totalImplementationPrice: z.exactOptional(amountSchema),
  totalGuaranteedCostSavings: z.exactOptional(amountSchema),
  totalEstimatedCostSavings: z.exactOptional(amountSchema),
  /** Lowest ratio of a year's guaranteed savings and payments. Absent if a figure of a year is not known. */
  lowestCoverage: z.exactOptional(amountSchema),
  /** Absent if no figure of the project is withheld. */
  withheld: z.exactOptional(
    strictObject({
      figures: list(
        z.enum([
          "totalImplementationPrice",
          "totalGuaranteedCostSavings",
          "totalEstimatedCostSavings",
          "lowestCoverage",
        ]),
      ),
      inputs: list(strictObject({ path: z.string(), label: z.string() })),
      inputCount: z.int(),
    }),
  ),
  status: memberSchema(ProjectStatus),
  stage: z.enum(PROJECT_STAGES),
  /** Time of the last submission; absent if the project was never submitted. */
  submittedAt: z.exactOptional(instantSchema),
  /** Reason of the customer for the last return; absent after the approval. */
  returnReason: z.exactOptional(z.string()),
  /** Findings that are open: those of the calculation, and those of the uploaded workbook. */
  findings: strictObject({ errors: z.int(), warnings: z.int() }),
  version: memberSchema(ProjectVersion),
  mvStatus: memberSchema(MeasurementStatus),
  loanStartDate: z.exactOptional(daySchema),
  userRole: z.exactOptional(memberSchema(ProjectAccessRole)),
  projectInitiatorOrganization: z.exactOptional(z.string()),
  escoOrganization: z.exactOptional(z.string()),
  isCts: z.boolean(),
  hasBeenApproved: z.boolean(),
  projectType: memberSchema(ProjectType),
});

/** Columns by which the list can be sorted: all that it shows but the role, which is each reader's own. */
export const PROJECT_SORTS = [
  "name",
  "displayId",
  "customerOrganization",
  "agencyName",
  "modifiedDate",
  "createdDate",
  "marketSegment",
  "federalContractType",
  "stateLocalSubmarket",
  "uescContractType",
  "mvVersion",
  "awardDate",
  "escoName",
  "totalImplementationPrice",
  "totalGuaranteedCostSavings",
  "totalEstimatedCostSavings",
  "lowestCoverage",
  "findings",
  "status",
  "stage",
  "submittedAt",
  "version",
  "mvStatus",
  "loanStartDate",
  "projectInitiatorOrganization",
  "escoOrganization",
  "isCts",
  "hasBeenApproved",
  "projectType",
] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Numbers with commas between them. */
const numbersInQuery: z.ZodMiniType<readonly number[], string> = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(,\d{1,3}){0,39}$/, { error: "Expected numbers with commas between them." })),
  z.pipe(
    z.transform((text: string) => text.split(",").map(Number)),
    boundedList(z.int().check(z.gte(0), z.lte(999))).check(z.minLength(1), z.maxLength(40)),
  ),
);

const statusesInQuery: z.ZodMiniType<readonly ProjectStatus[], string> = z.pipe(
  z.string().check(z.regex(/^(Pending|Approved)(,(Pending|Approved))?$/, { error: "Expected Pending or Approved." })),
  z.pipe(
    z.transform((text: string): unknown => text.split(",")),
    boundedList(memberSchema(ProjectStatus)).check(z.minLength(1), z.maxLength(2)),
  ),
);

const stagesInQuery: z.ZodMiniType<readonly ProjectStage[], string> = z.pipe(
  z.string().check(z.maxLength(60)),
  z.pipe(
    z.transform((text: string): unknown => text.split(",")),
    boundedList(z.enum(PROJECT_STAGES, { error: `Expected ${PROJECT_STAGES.join(", ")}.` })).check(
      z.minLength(1),
      z.maxLength(PROJECT_STAGES.length),
    ),
  ),
);

const attentionInQuery: z.ZodMiniType<readonly ProjectAttention[], string> = z.pipe(
  z.string().check(z.maxLength(60)),
  z.pipe(
    z.transform((text: string): unknown => text.split(",")),
    boundedList(z.enum(PROJECT_ATTENTION, { error: `Expected ${PROJECT_ATTENTION.join(", ")}.` })).check(
      z.minLength(1),
      z.maxLength(PROJECT_ATTENTION.length),
    ),
  ),
);

const filterFields = {
  /**
   * Words in the number, the name, the customer, the agency and the ESCO: all of them, in any order. Words of one or two
   * characters are found where a word begins, longer ones anywhere.
   */
  search: z.exactOptional(z.string().check(z.trim(), z.maxLength(LIMITS.textLength))),
  status: z.exactOptional(statusesInQuery),
  stage: z.exactOptional(stagesInQuery),
  /** Reasons to look at a project: all of them must hold. */
  attention: z.exactOptional(attentionInQuery),
  marketSegment: z.exactOptional(numbersInQuery),
  stateLocalSubmarket: z.exactOptional(numbersInQuery),
  federalContractType: z.exactOptional(numbersInQuery),
  uescContractType: z.exactOptional(numbersInQuery),
  projectType: z.exactOptional(numbersInQuery),
  mvStatus: z.exactOptional(numbersInQuery),
  /** First day of the award. */
  awardedFrom: z.exactOptional(daySchema),
  /** Last day of the award. */
  awardedTo: z.exactOptional(daySchema),
};

const choiceFields = {
  sort: z.exactOptional(z.enum(PROJECT_SORTS)),
  direction: z.exactOptional(z.enum(["asc", "desc"])),
  ...filterFields,
};

/** Page of the list, and its filters. A filter has one or more values, separated by commas; all filters must match. */
export type ProjectListQuery = z.infer<typeof projectListQuerySchema>;
export const projectListQuerySchema = strictObject({
  limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
  /** Cursor from the `Next-Cursor` header of the previous reply; sort and filters must stay the same. */
  cursor: z.exactOptional(z.string().check(z.maxLength(2000))),
  ...choiceFields,
});

/** The whole of a list as a file. */
export type ProjectListExport = z.infer<typeof projectListExportSchema>;
export const projectListExportSchema = strictObject({
  format: z.enum(["csv", "xlsx"]),
  ...choiceFields,
});

/** Filters of a list, as in the list itself. */
export type ProjectListFilter = z.infer<typeof projectListFilterSchema>;
export const projectListFilterSchema = strictObject(filterFields);

/** Sum of the projects whose figure is known, and the number of the other projects. */
const listTotalSchema = strictObject({ sum: amountSchema, unknown: z.int() });

/** Totals of a filtered list, and counts of everything that the account can see. */
export type ProjectListSummary = z.infer<typeof projectListSummarySchema>;
export const projectListSummarySchema = strictObject({
  count: z.int(),
  totalImplementationPrice: listTotalSchema,
  totalGuaranteedCostSavings: listTotalSchema,
  /** Without the filters. */
  ofAll: strictObject({
    waiting: z.int(),
    submitted: z.int(),
    returned: z.int(),
    errors: z.int(),
    paymentsAboveGuarantee: z.int(),
  }),
});
