import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { LIMITS } from "../limits.js";
import { failedJobSchema } from "../schemas/failed-jobs.js";
import { idSchema, numberInQuery } from "../schemas/fields.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params = strictObject({ id: idSchema });

export const LIST_FAILED_JOBS = call({
  name: "listFailedJobs",
  method: "GET",
  path: "/api/failed-jobs",
  summary:
    "Failed jobs, such as emails that no mail server accepts, newest first. The server deletes failed jobs after 30 days.",
  policy: administrators,
  query: strictObject({
    limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
    cursor: z.exactOptional(z.string().check(z.maxLength(1000))),
  }),
  reply: strictObject({ items: list(failedJobSchema), next: z.exactOptional(z.string()) }),
});

export const RETRY_FAILED_JOB = call({
  name: "retryFailedJob",
  method: "POST",
  path: "/api/failed-jobs/{id}/retry",
  summary: "Queues a failed job again as a new job.",
  policy: administrators,
  params,
});

export const DROP_FAILED_JOB = call({
  name: "dropFailedJob",
  method: "DELETE",
  path: "/api/failed-jobs/{id}",
  summary: "Deletes a failed job. Its work is not done.",
  policy: administrators,
  params,
});

export const FAILED_JOB_CALLS: CallGroup = {
  area: "Operations",
  calls: [LIST_FAILED_JOBS, RETRY_FAILED_JOB, DROP_FAILED_JOB],
};
