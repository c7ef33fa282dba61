import {
  ApprovalStatus,
  boundedList,
  CalculationArea,
  INPUT_LIMITS,
  type Issue,
  ProjectAccessRole,
  ProjectStatus,
  type ProjectUpgrade,
  ProjectVersion,
  type WithheldTotals,
} from "@epb/engine";
import * as z from "zod/mini";
import { ProjectAction } from "../projects/project-permissions.js";
import { PROJECT_STAGES } from "../projects/project-stage.js";
import { idSchema, memberSchema } from "./fields.js";
import { list, type Schema, strictObject } from "./readonly-types.js";

/** A project as JSON: the engine's `parseProject` reads it, and its `projectJsonSchema` describes it. */
export type ProjectJson = Readonly<Record<string, unknown>>;

/** @param says - Message for any other value. */
const anObject = (says?: string): z.ZodMiniType<ProjectJson> =>
  z.record(z.string(), z.unknown(), says === undefined ? undefined : { error: says });

/** @spec C §3 "The project holds" */
export const projectJsonReplySchema: z.ZodMiniType<ProjectJson> = strictObject({
  record: z.looseObject({ id: idSchema, name: z.string(), status: memberSchema(ProjectStatus), version: z.string() }),
  data: anObject(),
  unknownInputs: z.exactOptional(z.array(z.string())),
  calculatedValues: z.exactOptional(anObject()),
  mv: z.exactOptional(anObject()),
  files: z.exactOptional(z.array(anObject())),
  notes: z.exactOptional(z.array(anObject())),
  hasBeenApproved: z.exactOptional(z.boolean()),
  accreditation: z.exactOptional(anObject()),
});

const PARTS =
  "A new project is sent as its record and its data, or as the fields of the new-project form, which begin with _.";

/** The full form of a creation. @spec C §7 "record, data, calculated values" */
export type NewProjectParts = z.infer<typeof newProjectPartsSchema>;
export const newProjectPartsSchema = strictObject({
  record: anObject(PARTS),
  data: anObject(PARTS),
  /** Paths of inputs that were entered and could not be read. Figures that depend on them are withheld. */
  unknownInputs: z.exactOptional(boundedList(z.string()).check(z.maxLength(INPUT_LIMITS.listLength))),
  calculatedValues: z.exactOptional(anObject("Calculated values are an object.")),
});

/**
 * Body of a save. The engine's `parseChangedParts` reads the parts.
 *
 * @spec C §7 "changed parts, with the project record"
 */
export type ProjectChanges = z.infer<typeof projectChangesSchema>;
export const projectChangesSchema = strictObject({
  id: idSchema,
  /**
   * Revision of the project that was read; without it, the last save wins. The header `If-Match` has the same effect.
   */
  revision: z.exactOptional(z.int().check(z.gte(1))),
  record: z.exactOptional(z.unknown()),
  data: z.exactOptional(z.unknown()),
  calculatedValues: z.exactOptional(z.unknown()),
  mv: z.exactOptional(z.unknown()),
  notes: z.exactOptional(z.unknown()),
  children: z.exactOptional(z.unknown()),
  removed: z.exactOptional(z.unknown()),
  unknownInputs: z.exactOptional(z.unknown()),
});

/** @spec C §3 "Calculation issue: section, name, description, url" */
export const issueSchema: z.ZodMiniType<Issue> = strictObject({
  code: z.string(),
  name: z.string(),
  section: memberSchema(CalculationArea),
  severity: z.enum(["error", "warning"]),
  message: z.string(),
  advice: z.string(),
  at: z.string(),
  url: z.string(),
}) as object as z.ZodMiniType<Issue>;

export const issuesSchema = list(issueSchema);

/** Issues of the calculation of a project at a revision. */
export type ProjectIssues = z.infer<typeof projectIssuesSchema>;
export const projectIssuesSchema = strictObject({
  revision: z.int(),
  items: issuesSchema,
});

const upgradeSchema: z.ZodMiniType<ProjectUpgrade> = strictObject({
  from: memberSchema(ProjectVersion),
  to: memberSchema(ProjectVersion),
  filledIn: list(z.string()),
});

/** Fields of every reply with a new project. */
export const createdShape = {
  id: idSchema,
  record: anObject(),
  revision: z.int(),
  /** Issues of the calculation: a new project usually has many missing inputs. */
  issues: issuesSchema,
  /** Present if the project was sent in an older version and upgraded. */
  upgrade: z.exactOptional(upgradeSchema),
};

/** Reply to a creation. @spec C §7 "reply must contain an id" */
export type CreatedProject = z.infer<typeof createdProjectSchema>;
export const createdProjectSchema = strictObject(createdShape);

/** The first unusable inputs with their labels, and the number of all. */
export type UnusableInputs = Pick<WithheldTotals, "inputs" | "inputCount">;

/** Status of a project, and the actions that the reader may take. */
export interface ProjectState extends z.infer<typeof state> {}
const state = strictObject({
  id: idSchema,
  name: z.string(),
  displayId: z.exactOptional(z.int()),
  status: memberSchema(ProjectStatus),
  approval: memberSchema(ApprovalStatus),
  stage: z.enum(PROJECT_STAGES),
  hasBeenApproved: z.boolean(),
  revision: z.int(),
  /** @spec C §4 "A 'needs recalculation' flag" */
  needsRecalculation: z.boolean(),
  /** Numbers of issues of the last calculation. */
  errors: z.int(),
  warnings: z.int(),
  /** Findings of the uploaded workbook that are neither corrected nor accepted; absent without any. */
  openFindings: z.exactOptional(strictObject({ errors: z.int(), warnings: z.int() })),
  /** Unusable inputs that cause withheld figures. */
  unusableInputs: z.exactOptional(
    strictObject({
      inputs: list(strictObject({ path: z.string(), label: z.string() })),
      inputCount: z.int(),
    }),
  ),
  userRole: z.exactOptional(memberSchema(ProjectAccessRole)),
  allowedActions: list(memberSchema(ProjectAction)),
  /** Reason why the customer last returned the project. */
  returnReason: z.exactOptional(z.string()),
  /** Reason why the project cannot be submitted yet: nobody could approve it. Absent if somebody can. */
  missingCustomer: z.exactOptional(z.string()),
  /** Next step; `action` only if the reader may take it. */
  nextStep: strictObject({ action: z.exactOptional(memberSchema(ProjectAction)), text: z.string() }),
});
export const projectStateSchema: Schema<ProjectState> = state;
