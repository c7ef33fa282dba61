import * as z from "zod/mini";
import { FederalContractType } from "../../enumerations/federal-contract-type.js";
import { MarketSegment } from "../../enumerations/market-segment.js";
import { MeasurementStatus } from "../../enumerations/measurement-status.js";
import { MeasurementVersion } from "../../enumerations/measurement-version.js";
import { ProjectAccessRole } from "../../enumerations/project-access-role.js";
import { ProjectStatus } from "../../enumerations/project-status.js";
import { ProjectType } from "../../enumerations/project-type.js";
import { ProjectVersion } from "../../enumerations/project-version.js";
import { StateLocalSubmarket } from "../../enumerations/state-local-submarket.js";
import { UescContractType } from "../../enumerations/uesc-contract-type.js";
import type { ProjectListItem } from "../../model/project-list-item.js";
import {
  booleanSchema,
  dateSchema,
  instantSchema,
  keyTextSchema,
  memberSchema,
  suppliedDecimalSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

/** @spec C §3 "Project list item" */
export const projectListItemSchema: z.ZodMiniType<ProjectListItem> = z.strictObject({
  id: keyTextSchema,
  displayId: z.exactOptional(wholeNumberSchema(1, Number.MAX_SAFE_INTEGER)),
  name: textSchema,
  customerOrganization: z.exactOptional(textSchema),
  agencyName: z.exactOptional(textSchema),
  modifiedDate: z.exactOptional(instantSchema),
  marketSegment: z.exactOptional(z.strictObject({ id: memberSchema(MarketSegment), name: textSchema })),
  federalContractType: z.exactOptional(memberSchema(FederalContractType)),
  stateLocalSubmarket: z.exactOptional(memberSchema(StateLocalSubmarket)),
  uescContractType: z.exactOptional(memberSchema(UescContractType)),
  mvVersion: z.exactOptional(memberSchema(MeasurementVersion)),
  awardDate: z.exactOptional(dateSchema),
  escoName: z.exactOptional(textSchema),
  totalImplementationPrice: z.exactOptional(suppliedDecimalSchema),
  totalGuaranteedCostSavings: z.exactOptional(suppliedDecimalSchema),
  totalEstimatedCostSavings: z.exactOptional(suppliedDecimalSchema),
  withheld: z.exactOptional(
    z.strictObject({
      figures: z.readonly(
        z.array(z.enum(["totalImplementationPrice", "totalGuaranteedCostSavings", "totalEstimatedCostSavings"])),
      ),
      inputs: z.readonly(z.array(z.strictObject({ path: textSchema, label: textSchema }))),
      inputCount: wholeNumberSchema(1, Number.MAX_SAFE_INTEGER),
    }),
  ),
  status: memberSchema(ProjectStatus),
  version: memberSchema(ProjectVersion),
  mvStatus: memberSchema(MeasurementStatus),
  loanStartDate: z.exactOptional(dateSchema),
  userRole: z.exactOptional(memberSchema(ProjectAccessRole)),
  projectInitiatorOrganization: z.exactOptional(textSchema),
  escoOrganization: z.exactOptional(textSchema),
  isCts: booleanSchema,
  hasBeenApproved: booleanSchema,
  projectType: memberSchema(ProjectType),
});
