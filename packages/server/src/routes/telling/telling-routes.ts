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
import { presentProjectState } from "../../projects/present-project-state.js";
import { restoreRevision } from "../../projects/restore-revision.js";
import { entityTag, revisionOfIfMatch } from "../../routing/revisions.js";
import { type Route, requireCaller, route } from "../../routing/route.js";
import { attributeRevisions } from "../../telling/attribution.js";
import { exportProject } from "../../telling/export-project.js";
import { projectHistory } from "../../telling/history.js";
import { projectIssues } from "../../telling/project-issues.js";
import { readForTask } from "../../telling/project-text.js";
import { downloadReport, listReports, tellReport } from "../../telling/reports.js";

/** A call whose answer is text that another process has made: it is sent as it is. */
const toldAsText = <Types extends CallTypes>(call: Call<Types>): Call<Omit<Types, "reply"> & { reply: unknown }> =>
  call as unknown as Call<Omit<Types, "reply"> & { reply: unknown }>;

export const TELLING_ROUTES: readonly Route[] = [
  route(toldAsText(GET_SCHEDULES), async ({ params, query }, services) => {
    const project = await readForTask(params.id, services);
    return services.teller.tellText({ kind: "schedules", ...project, months: query.months ?? false });
  }),
  route(toldAsText(EXPLAIN_FIGURE), async ({ params, query }, services) => {
    const project = await readForTask(params.id, services);
    return services.teller.tellText({ kind: "explain", ...project, ...query });
  }),
  route(GET_ISSUES, async ({ params }, services) => projectIssues(params.id, services)),
  route(toldAsText(LIST_FIGURES), async ({ params, query }, services) => {
    const project = await readForTask(params.id, services);
    return services.teller.tellText({ kind: "figures", ...project, months: query.months ?? false });
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
    return services.teller.tellText({ kind: "whatIf", ...project, question: body });
  }),
  route(LIST_REPORTS, async () => listReports()),
  route(GET_REPORT, async (request, services) =>
    tellReport(request.params.id, request.query, requireCaller(request), services),
  ),
  route(DOWNLOAD_REPORT, async (request, services) =>
    downloadReport(request.params.id, request.query, requireCaller(request), services),
  ),
];
