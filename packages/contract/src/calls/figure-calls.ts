import * as z from "zod/mini";
import { ProjectAction } from "../projects/project-permissions.js";
import { booleanInQuery, idSchema, numberInQuery } from "../schemas/fields.js";
import { projectIssuesSchema } from "../schemas/projects.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import {
  explanationSchema,
  listedFiguresSchema,
  pathSchema,
  projectOverviewSchema,
  tableSchema,
} from "../schemas/reports.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

const viewing = { kind: "project", action: ProjectAction.View } as const;

const tablesQuery = strictObject({
  months: z.exactOptional(booleanInQuery),
  /** Id of an approval: reads the project as approved. */
  approval: z.exactOptional(idSchema),
});

export const GET_SCHEDULES = call({
  name: "getSchedules",
  method: "GET",
  path: "/api/project/{id}/schedules",
  summary:
    "Schedules of the project as plain tables. months=true adds the loan by month; approval=id returns the approved schedules.",
  policy: viewing,
  params: projectPathSchema,
  query: tablesQuery,
  reply: list(tableSchema),
});

/** @spec C §3 "Calculation issue: section, name, description, url" */
export const GET_ISSUES = call({
  name: "getIssues",
  method: "GET",
  path: "/api/project/{id}/issues",
  summary: "Issues of the calculation of the project: errors and warnings, each with its input and advice.",
  policy: viewing,
  params: projectPathSchema,
  reply: projectIssuesSchema,
});

/** The figures that can be explained and used in what-if requests. Ours. */
export const LIST_FIGURES = call({
  name: "listFigures",
  method: "GET",
  path: "/api/project/{id}/figures",
  summary:
    "Figures of the project with path, label, unit, and value. months=true adds the loan by month; approval=id returns the approved figures.",
  policy: viewing,
  params: projectPathSchema,
  query: tablesQuery,
  reply: strictObject({ items: listedFiguresSchema, approvedWith: z.exactOptional(z.string()) }),
});

export const GET_OVERVIEW = call({
  name: "getOverview",
  method: "GET",
  path: "/api/project/{id}/overview",
  summary: "Summary of the project: description, figures, and guaranteed savings against payments by year.",
  policy: viewing,
  params: projectPathSchema,
  reply: projectOverviewSchema,
});

/** Deeper than any chain of figures. */
const MOST_STEPS = 50;

export const EXPLAIN_FIGURE = call({
  name: "explainFigure",
  method: "GET",
  path: "/api/project/{id}/explain",
  summary:
    "Explanation of a figure: formula, values, and inputs, also of the figures that it depends on, down to the given depth.",
  policy: viewing,
  errors: ["engine/*"],
  params: projectPathSchema,
  query: strictObject({
    figure: pathSchema,
    depth: z.exactOptional(numberInQuery(1, MOST_STEPS)),
  }),
  reply: explanationSchema,
});

export const FIGURE_CALLS: CallGroup = {
  area: "Projects",
  calls: [GET_OVERVIEW, GET_SCHEDULES, GET_ISSUES, LIST_FIGURES, EXPLAIN_FIGURE],
};
