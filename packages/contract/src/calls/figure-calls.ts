import * as z from "zod/mini";
import { ProjectAction } from "../projects/project-permissions.js";
import { booleanInQuery, idSchema, numberInQuery } from "../schemas/fields.js";
import { type ProjectIssues, projectIssuesSchema } from "../schemas/projects.js";
import {
  explanationSchema,
  type FigureExplanation,
  type ListedFigure,
  listedFiguresSchema,
  pathSchema,
  type Table,
  tableSchema,
} from "../schemas/reports.js";
import type { Call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { type ProjectPath, projectPathSchema } from "./project-calls.js";

const viewing = { kind: "project", action: ProjectAction.View } as const;

interface TablesQuery {
  readonly months?: boolean;
  /** Id of an approval: the project as it was approved. */
  readonly approval?: string;
}

const tablesQuery = z.strictObject({
  months: z.exactOptional(booleanInQuery),
  approval: z.exactOptional(idSchema),
}) as z.ZodMiniType<TablesQuery>;

export const GET_SCHEDULES: Call<{
  params: ProjectPath;
  query: TablesQuery;
  reply: readonly Table[];
}> = {
  name: "getSchedules",
  method: "GET",
  path: "/api/project/{id}/schedules",
  summary:
    "The schedules of the project as plain tables; with months=true also the loan by month; with approval=id as they were approved.",
  policy: viewing,
  params: projectPathSchema,
  query: tablesQuery,
  reply: z.readonly(z.array(tableSchema)),
};

/** @spec C §3 "Calculation issue: section, name, description, url" */
export const GET_ISSUES: Call<{ params: ProjectPath; reply: ProjectIssues }> = {
  name: "getIssues",
  method: "GET",
  path: "/api/project/{id}/issues",
  summary: "What the calculation of the project meets: errors and warnings, each with its input and what to do.",
  policy: viewing,
  params: projectPathSchema,
  reply: projectIssuesSchema,
};

/** The figures that can be explained and asked about. Ours. */
export const LIST_FIGURES: Call<{
  params: ProjectPath;
  query: TablesQuery;
  reply: { readonly items: readonly ListedFigure[]; readonly approvedWith?: string };
}> = {
  name: "listFigures",
  method: "GET",
  path: "/api/project/{id}/figures",
  summary:
    "Every figure of the project with its path, label, unit and value; with months=true also those of the loan by month; with approval=id as they were approved.",
  policy: viewing,
  params: projectPathSchema,
  query: tablesQuery,
  reply: z.strictObject({ items: listedFiguresSchema, approvedWith: z.exactOptional(z.string()) }),
};

/** Deeper than any figure rests on others. */
const MOST_STEPS = 50;

export const EXPLAIN_FIGURE: Call<{
  params: ProjectPath;
  query: { readonly figure: string; readonly depth?: number };
  reply: FigureExplanation;
}> = {
  name: "explainFigure",
  method: "GET",
  path: "/api/project/{id}/explain",
  summary:
    "How a figure came about: formula, values and inputs, and those of every figure it rests on, as many steps down as depth says.",
  policy: viewing,
  errors: ["engine/*"],
  params: projectPathSchema,
  query: z.strictObject({
    figure: pathSchema,
    depth: z.exactOptional(numberInQuery(1, MOST_STEPS)),
  }) as z.ZodMiniType<{ readonly figure: string; readonly depth?: number }>,
  reply: explanationSchema,
};

export const FIGURE_CALLS: CallGroup = {
  area: "Projects",
  calls: [GET_SCHEDULES, GET_ISSUES, LIST_FIGURES, EXPLAIN_FIGURE],
};
