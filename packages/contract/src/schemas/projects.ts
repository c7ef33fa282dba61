import {
  type ApprovalStatus as Approval,
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
import { idSchema, memberSchema } from "./fields.js";

/** A project as JSON: the engine's `parseProject` reads it, its `projectJsonSchema` describes it. */
export type ProjectJson = Readonly<Record<string, unknown>>;

/** @param says - What to say of anything else. */
const anObject = (says?: string): z.ZodMiniType<ProjectJson> =>
  z.record(z.string(), z.unknown(), says === undefined ? undefined : { error: says });

/** @spec C §3 "The project holds" */
export const projectJsonReplySchema: z.ZodMiniType<ProjectJson> = z.strictObject({
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

/** The full form of a creation. @spec C §7 "record, data, calculated values" */
export interface NewProjectParts {
  readonly record: ProjectJson;
  readonly data: ProjectJson;
  /** Paths of inputs that were entered and could not be read. Figures that depend on them are withheld. */
  readonly unknownInputs?: readonly string[];
  readonly calculatedValues?: ProjectJson;
}

const PARTS =
  "A new project is sent as its record and its data, or as the fields of the new-project form, which begin with _.";

export const newProjectPartsSchema: z.ZodMiniType<NewProjectParts> = z.strictObject({
  record: anObject(PARTS),
  data: anObject(PARTS),
  unknownInputs: z.exactOptional(boundedList(z.string()).check(z.maxLength(INPUT_LIMITS.listLength))),
  calculatedValues: z.exactOptional(anObject("Calculated values are an object.")),
});

/** What a save sends. @spec C §7 "changed parts, with the project record" */
export interface ProjectChanges {
  readonly id: string;
  /** Of the project as it was opened; without one the last save wins. The header `If-Match` says the same. */
  readonly revision?: number;
  readonly record?: unknown;
  readonly data?: unknown;
  readonly calculatedValues?: unknown;
  readonly mv?: unknown;
  readonly notes?: unknown;
  readonly children?: unknown;
  readonly removed?: unknown;
  readonly unknownInputs?: unknown;
}

/** The parts themselves are read by the engine's `parseChangedParts`. */
export const projectChangesSchema: z.ZodMiniType<ProjectChanges> = z.strictObject({
  id: idSchema,
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
export const issueSchema: z.ZodMiniType<Issue> = z.strictObject({
  code: z.string(),
  name: z.string(),
  section: memberSchema(CalculationArea),
  severity: z.enum(["error", "warning"]),
  message: z.string(),
  advice: z.string(),
  at: z.string(),
  url: z.string(),
}) as object as z.ZodMiniType<Issue>;

/** What the calculation of a project at a revision met. */
export interface ProjectIssues {
  readonly revision: number;
  readonly items: readonly Issue[];
}
export const projectIssuesSchema: z.ZodMiniType<ProjectIssues> = z.strictObject({
  revision: z.int(),
  items: z.readonly(z.array(issueSchema)),
});

/** What a creation answers. @spec C §7 "reply must contain an id" */
export interface CreatedProject {
  readonly id: string;
  readonly record: ProjectJson;
  readonly revision: number;
  /** What the calculation met: a new project usually has a lot to be filled in. */
  readonly issues: readonly Issue[];
  /** Present where the project was sent in an older version and upgraded. */
  readonly upgrade?: ProjectUpgrade;
}

const upgradeSchema: z.ZodMiniType<ProjectUpgrade> = z.strictObject({
  from: memberSchema(ProjectVersion),
  to: memberSchema(ProjectVersion),
  filledIn: z.readonly(z.array(z.string())),
});

export const issuesSchema: z.ZodMiniType<readonly Issue[]> = z.readonly(z.array(issueSchema));

/** What every reply with a new project has. */
export const createdShape: {
  readonly id: z.ZodMiniType<string>;
  readonly record: z.ZodMiniType<ProjectJson>;
  readonly revision: z.ZodMiniType<number>;
  readonly issues: z.ZodMiniType<readonly Issue[]>;
  readonly upgrade: z.ZodMiniExactOptional<z.ZodMiniType<ProjectUpgrade>>;
} = {
  id: idSchema,
  record: anObject(),
  revision: z.int(),
  issues: issuesSchema,
  upgrade: z.exactOptional(upgradeSchema),
};

export const createdProjectSchema: z.ZodMiniType<CreatedProject> = z.strictObject(createdShape);

/** Where a project stands, and what the reader may do with it. */
export interface ProjectState {
  readonly id: string;
  readonly status: ProjectStatus;
  readonly approval: Approval;
  readonly hasBeenApproved: boolean;
  readonly revision: number;
  /** @spec C §4 "A 'needs recalculation' flag" */
  readonly needsRecalculation: boolean;
  /** Issues of the last calculation. */
  readonly errors: number;
  readonly warnings: number;
  /** Findings of the uploaded workbook that are neither corrected nor accepted; absent where there are none. */
  readonly openFindings?: { readonly errors: number; readonly warnings: number };
  /** Inputs that cannot be used, where figures are withheld because of them. */
  readonly unusableInputs?: UnusableInputs;
  readonly userRole?: ProjectAccessRole;
  readonly allowedActions: readonly ProjectAction[];
  /** Why the customer returned it last. */
  readonly returnReason?: string;
  /** Why the project cannot be submitted yet: nobody could approve it. Absent where somebody can. */
  readonly missingCustomer?: string;
  /** What is to be done next; `action` only where the reader may do it. */
  readonly nextStep: { readonly action?: ProjectAction; readonly text: string };
}

/** The first inputs that cannot be used, with the names that people know, and how many there are. */
export type UnusableInputs = Pick<WithheldTotals, "inputs" | "inputCount">;

export const projectStateSchema: z.ZodMiniType<ProjectState> = z.strictObject({
  id: idSchema,
  status: memberSchema(ProjectStatus),
  approval: memberSchema(ApprovalStatus),
  hasBeenApproved: z.boolean(),
  revision: z.int(),
  needsRecalculation: z.boolean(),
  errors: z.int(),
  warnings: z.int(),
  openFindings: z.exactOptional(z.strictObject({ errors: z.int(), warnings: z.int() })),
  unusableInputs: z.exactOptional(
    z.strictObject({
      inputs: z.readonly(z.array(z.strictObject({ path: z.string(), label: z.string() }))),
      inputCount: z.int(),
    }),
  ),
  userRole: z.exactOptional(memberSchema(ProjectAccessRole)),
  allowedActions: z.readonly(z.array(memberSchema(ProjectAction))),
  returnReason: z.exactOptional(z.string()),
  missingCustomer: z.exactOptional(z.string()),
  nextStep: z.strictObject({ action: z.exactOptional(memberSchema(ProjectAction)), text: z.string() }),
});
