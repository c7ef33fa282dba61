import { MeasurementStatus } from "@epb/engine";
import * as z from "zod/mini";
import { ProjectAction } from "../projects/project-permissions.js";
import {
  daySchema,
  enteredDay,
  fileNameSchema,
  idSchema,
  memberSchema,
  numberInQuery,
  requiredComment,
} from "../schemas/fields.js";
import { amountSchema } from "../schemas/project-list.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

/** A year of the performance period, as far as its values are known. */
const PERFORMANCE_YEAR = {
  year: z.int(),
  /** Counted like the end of the performance period. */
  endsOn: z.exactOptional(daySchema),
  /** $ */
  guaranteedSavings: z.exactOptional(amountSchema),
};

/** @spec C §3 "a record with id, year, measurementVerification" */
export type PresentedMeasurementYear = z.infer<typeof yearSchema>;
const yearSchema = strictObject({
  id: idSchema,
  ...PERFORMANCE_YEAR,
  status: memberSchema(MeasurementStatus),
  /** $ */
  measurementVerification: z.exactOptional(amountSchema),
  /** $ */
  verifiedSavings: z.exactOptional(amountSchema),
  /** Verified less guaranteed savings, $. Below zero in a year with a shortfall; absent if one of both is not known. */
  difference: z.exactOptional(amountSchema),
  reportDate: z.exactOptional(daySchema),
  reportFileId: z.exactOptional(idSchema),
  reportFileName: z.exactOptional(fileNameSchema),
});

export type PresentedPerformanceYear = z.infer<typeof performanceYearSchema>;
const performanceYearSchema = strictObject(PERFORMANCE_YEAR);

/** @spec C §3 "M&V: status, years list" */
export type PresentedMeasurement = z.infer<typeof measurementSchema>;
const measurementSchema = strictObject({
  status: memberSchema(MeasurementStatus),
  /** Years with a record. */
  years: list(yearSchema),
  /** All years of the performance period, with or without a record. */
  performanceYears: list(performanceYearSchema),
  /** $ */
  verifiedCostSavings: z.exactOptional(amountSchema),
});

export const GET_MEASUREMENT = call({
  name: "getMeasurement",
  method: "GET",
  path: "/api/project/{id}/mv",
  summary: "Measurement and verification of the project, by year.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: measurementSchema,
});

/** An amount of zero or more, $, as text. */
const enteredAmount = z
  .string()
  .check(z.regex(/^\d{1,20}(\.\d{1,15})?$/, { error: "Enter an amount of zero or more." }));

const yearPathSchema = strictObject({ id: idSchema, year: numberInQuery(1, 40) });

export const WRITE_MEASUREMENT_YEAR = call({
  name: "writeMeasurementYear",
  method: "PUT",
  path: "/api/project/{id}/mv/{year}",
  summary: "Saves a year of measurement and verification that is not submitted: in entry (1) or not applicable (4).",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  errors: ["mv/not-now", "mv/unknown-file"],
  params: yearPathSchema,
  body: strictObject({
    status: z.enum({ Pending: MeasurementStatus.Pending, NotApplicable: MeasurementStatus.NotApplicable } as const, {
      error: "Expected status 1 (in entry) or 4 (not applicable). Submit and approve a year with separate requests.",
    }),
    measurementVerification: z.exactOptional(enteredAmount),
    verifiedSavings: z.exactOptional(enteredAmount),
    reportDate: z.exactOptional(enteredDay("Enter the date of the report as year, month, and day: 2026-05-15.")),
    /** A file of the project. */
    reportFileId: z.exactOptional(idSchema),
  }),
  reply: measurementSchema,
});

/** Years are submitted by those who keep the records, and approved or returned by the customer. */
const yearCall = (name: string, step: string, action: ProjectAction, summary: string) =>
  call({
    name,
    method: "POST",
    path: `/api/project/{id}/mv/{year}/${step}`,
    summary,
    policy: { kind: "project", action },
    errors: ["mv/not-now"],
    params: yearPathSchema,
    reply: measurementSchema,
  });

/** @spec C §3 "M&V status values" */
export const SUBMIT_MEASUREMENT_YEAR = call({
  ...yearCall(
    "submitMeasurementYear",
    "submit",
    ProjectAction.KeepRecords,
    "Submits a year of measurement and verification with verified savings and a report date to the customer, who gets an email.",
  ),
  errors: ["mv/not-now", "mv/incomplete"],
});
export const APPROVE_MEASUREMENT_YEAR = yearCall(
  "approveMeasurementYear",
  "approve",
  ProjectAction.ApproveMeasurement,
  "Approves a submitted year of measurement and verification for the customer. The ESCO gets an email.",
);
export const RETURN_MEASUREMENT_YEAR = call({
  ...yearCall(
    "returnMeasurementYear",
    "return",
    ProjectAction.ApproveMeasurement,
    "Returns a submitted or approved year of measurement and verification to the ESCO, with a reason. The status becomes 1 (in entry). The ESCO gets an email with the reason.",
  ),
  body: strictObject({ reason: requiredComment("Enter the changes needed in the year.") }),
});

export const PROJECT_MEASUREMENT_CALLS: CallGroup = {
  area: "Projects",
  calls: [
    GET_MEASUREMENT,
    WRITE_MEASUREMENT_YEAR,
    SUBMIT_MEASUREMENT_YEAR,
    APPROVE_MEASUREMENT_YEAR,
    RETURN_MEASUREMENT_YEAR,
  ],
};
