import * as z from "zod/mini";
import { CalculationType } from "../../enumerations/calculation-type.js";
import { ProjectStatus } from "../../enumerations/project-status.js";
import { ProjectType } from "../../enumerations/project-type.js";
import { ProjectVersion } from "../../enumerations/project-version.js";
import type { ProjectRecord } from "../../model/project.js";
import { booleanSchema, instantSchema, keyTextSchema, memberSchema, textSchema, wholeNumberSchema } from "./values.js";

export const projectRecordSchema: z.ZodMiniType<ProjectRecord> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  displayId: z.exactOptional(wholeNumberSchema(1, Number.MAX_SAFE_INTEGER)),
  name: textSchema,
  status: memberSchema(ProjectStatus),
  calculationType: memberSchema(CalculationType),
  version: memberSchema(ProjectVersion, "value/version-unsupported"),
  createdDate: z.exactOptional(instantSchema),
  modifiedDate: z.exactOptional(instantSchema),
  projectType: memberSchema(ProjectType),
  isCts: z.exactOptional(booleanSchema),
});
