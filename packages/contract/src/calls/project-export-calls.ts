import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { ProjectAction } from "../projects/project-permissions.js";
import { strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { XLSX } from "./content-types.js";
import { projectPathSchema } from "./project-calls.js";

export const ExportTarget = {
  Xlsx: "xlsx",
  XlsxFormulas: "xlsx-formulas",
  Csv: "csv",
  Json: "json",
} as const;
export type ExportTarget = (typeof ExportTarget)[keyof typeof ExportTarget];

export const EXPORT_PROJECT = call({
  name: "exportProject",
  method: "GET",
  path: "/api/project/{id}/export",
  summary:
    "Project as a file: a workbook of results, a workbook with live formulas, the schedules as CSV (with schedule: one of them), or the data as JSON.",
  policy: { kind: "project", action: ProjectAction.View },
  errors: ["engine/*", "export/no-table", "export/inputs-unusable", "export/no-formulas"],
  params: projectPathSchema,
  query: strictObject({
    to: z.enum(ExportTarget),
    schedule: z.exactOptional(z.string().check(z.maxLength(LIMITS.textLength))),
  }),
  reply: { kind: "bytes", contentTypes: [XLSX, "text/csv", "application/json"] },
});

export const PROJECT_EXPORT_CALLS: CallGroup = { area: "Projects", calls: [EXPORT_PROJECT] };
