import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { LIMITS } from "../limits.js";
import { numberInQuery } from "../schemas/fields.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { keptFiguresSchema, recalculationSchema } from "../schemas/recalculation.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };

/**
 * @spec C §4 "'needs recalculation' flag is set", "change notification asks for it", "cleared after calculated values
 * are refreshed"
 */
export const LIST_RECALCULATIONS = call({
  name: "listRecalculations",
  method: "GET",
  path: "/api/recalculations",
  summary: "Progress and results of recalculations of all projects, newest first.",
  policy: administrators,
  reply: list(recalculationSchema),
});

export const START_RECALCULATION = call({
  name: "startRecalculation",
  method: "POST",
  path: "/api/recalculations",
  summary:
    "Starts a recalculation of all projects with the engine of the server, or continues a running one. The server also starts a recalculation when it has a new engine.",
  policy: administrators,
  reply: recalculationSchema,
  status: 202,
});

export const LIST_KEPT_FIGURES = call({
  name: "listKeptFigures",
  method: "GET",
  path: "/api/recalculations/kept",
  summary:
    "Approved projects that the current engine would calculate differently, newest first. The approved figures do not change.",
  policy: administrators,
  query: strictObject({
    limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
    cursor: z.exactOptional(z.string().check(z.maxLength(1000))),
  }),
  reply: strictObject({ items: list(keptFiguresSchema), next: z.exactOptional(z.string()) }),
});

export const RECALCULATION_CALLS: CallGroup = {
  area: "Operations",
  calls: [LIST_RECALCULATIONS, START_RECALCULATION, LIST_KEPT_FIGURES],
};
