import {
  type Call,
  type CallTypes,
  DOWNLOAD_REPORT,
  EXPLAIN_FIGURE,
  EXPORT_PROJECT,
  GET_ATTRIBUTION,
  GET_HISTORY,
  GET_ISSUES,
  GET_REPORT,
  GET_SCHEDULES,
  LIST_FIGURES,
  LIST_REPORTS,
  RESTORE_REVISION,
  WHAT_IF,
} from "@epb/contract";
import { presentProjectState } from "../../features/projects/present-project-state.js";
import { restoreRevision } from "../../features/projects/restore-revision.js";
import { projectHistory } from "../../features/projects/revisions.js";
import { attributeRevisions } from "../../features/reports/attribution.js";
import { exportProject } from "../../features/reports/export-project.js";
import { projectIssues } from "../../features/reports/project-issues.js";
import { readForTask } from "../../features/reports/project-text.js";
import { buildReport, downloadReport, listReports } from "../../features/reports/reports.js";
import { entityTag, revisionOfIfMatch } from "../../http/revisions.js";
import { type Route, requireCaller, route } from "../../http/route.js";

/** A call whose answer is text that another process has made: it is sent as it is. */
const toldAsText = <Types extends CallTypes>(call: Call<Types>): Call<Omit<Types, "reply"> & { reply: unknown }> =>
  call as unknown as Call<Omit<Types, "reply"> & { reply: unknown }>;

export const REPORT_ROUTES: readonly Route[] = [
  route(toldAsText(GET_SCHEDULES), async ({ params, query }, services) => {
    const project = await readForTask(params.id, services);
    return services.reportWorkers.jsonFor({ kind: "schedules", ...project, months: query.months ?? false });
  }),
  route(toldAsText(EXPLAIN_FIGURE), async ({ params, query }, services) => {
    const project = await readForTask(params.id, services);
    return services.reportWorkers.jsonFor({ kind: "explain", ...project, ...query });
  }),
  route(GET_ISSUES, async ({ params }, services) => projectIssues(params.id, services)),
  route(toldAsText(LIST_FIGURES), async ({ params, query }, services) => {
    const project = await readForTask(params.id, services);
    return services.reportWorkers.jsonFor({ kind: "figures", ...project, months: query.months ?? false });
  }),
  route(GET_HISTORY, async ({ params, query }, services) => projectHistory(params.id, query, services)),
  route(GET_ATTRIBUTION, async ({ params, query }, services) =>
    attributeRevisions(
      { projectId: params.id, revision: params.revision, from: query.from, figure: query.figure },
      services,
    ),
  ),
  route(RESTORE_REVISION, async (request, services) => {
    const { params, body, header, setHeader } = request;
    const caller = requireCaller(request);
    const revision = body.revision ?? revisionOfIfMatch(header("If-Match"));
    const work = { id: params.id, restored: params.revision, reason: body.reason };
    const written = await restoreRevision({ ...work, ...(revision !== undefined && { revision }) }, caller, services);
    setHeader("ETag", entityTag(written.revision));
    return presentProjectState(written.entry, caller);
  }),
  route(EXPORT_PROJECT, async ({ params, query }, services) => exportProject(params.id, query, services)),
  route(toldAsText(WHAT_IF), async ({ params, body }, services) => {
    const project = await readForTask(params.id, services);
    return services.reportWorkers.jsonFor({ kind: "whatIf", ...project, question: body });
  }),
  route(LIST_REPORTS, async () => listReports()),
  route(GET_REPORT, async (request, services) =>
    buildReport(request.params.id, request.query, requireCaller(request), services),
  ),
  route(DOWNLOAD_REPORT, async (request, services) =>
    downloadReport(request.params.id, request.query, requireCaller(request), services),
  ),
];
