import {
  ACCEPT_FINDING,
  DOWNLOAD_REPORT,
  EXPLAIN_FIGURE,
  EXPORT_PROJECT,
  GET_ACTIVITY,
  GET_ATTRIBUTION,
  GET_HISTORY,
  GET_ISSUES,
  GET_KEPT_FINDINGS,
  GET_OVERVIEW,
  GET_REPORT,
  GET_SCHEDULES,
  LIST_FIGURES,
  LIST_REPORTS,
  RESTORE_REVISION,
  WHAT_IF,
} from "@epb/contract";
import { acceptFinding } from "../../features/projects/accept-finding.js";
import { presentFindings } from "../../features/projects/kept-findings.js";
import { presentProjectState } from "../../features/projects/present-project-state.js";
import { projectActivity } from "../../features/projects/project-activity.js";
import { restoreRevision } from "../../features/projects/restore-revision.js";
import { projectHistory } from "../../features/projects/revisions.js";
import { attributeRevisions } from "../../features/reports/attribution.js";
import { exportProject } from "../../features/reports/export-project.js";
import { projectIssues } from "../../features/reports/project-issues.js";
import { readForTask } from "../../features/reports/project-text.js";
import { buildReport, downloadReport, listReports } from "../../features/reports/reports.js";
import { entityTag, revisionOfIfMatch } from "../../http/revisions.js";
import { fileRoute, jsonRoute, type Route, requireCaller } from "../../http/route.js";

export const REPORT_ROUTES: readonly Route[] = [
  jsonRoute(GET_OVERVIEW, async ({ params }, services) => {
    const project = await readForTask(params.id, services);
    return services.reportWorkers.jsonFor({ kind: "overview", ...project });
  }),
  jsonRoute(GET_SCHEDULES, async ({ params, query }, services) => {
    const project = await readForTask(params.id, services, query.approval);
    return services.reportWorkers.jsonFor({ kind: "schedules", ...project, months: query.months ?? false });
  }),
  jsonRoute(EXPLAIN_FIGURE, async ({ params, query }, services) => {
    const project = await readForTask(params.id, services);
    return services.reportWorkers.jsonFor({ kind: "explain", ...project, ...query });
  }),
  jsonRoute(GET_ISSUES, async ({ params }, services) => projectIssues(params.id, services)),
  jsonRoute(LIST_FIGURES, async ({ params, query }, services) => {
    const project = await readForTask(params.id, services, query.approval);
    return services.reportWorkers.jsonFor({ kind: "figures", ...project, months: query.months ?? false });
  }),
  jsonRoute(GET_KEPT_FINDINGS, async ({ params }, { store }) => presentFindings(params.id, store)),
  jsonRoute(ACCEPT_FINDING, async (request, services) => {
    const { params, body } = request;
    const accepted = { findingId: params.findingId, reason: body.reason };
    return acceptFinding(params.id, accepted, requireCaller(request), services);
  }),
  jsonRoute(GET_ACTIVITY, async ({ params, query }, services) => projectActivity(params.id, query, services)),
  jsonRoute(GET_HISTORY, async ({ params, query }, services) => projectHistory(params.id, query, services)),
  jsonRoute(GET_ATTRIBUTION, async ({ params, query }, services) =>
    attributeRevisions(
      { projectId: params.id, revision: params.revision, from: query.from, figure: query.figure },
      services,
    ),
  ),
  jsonRoute(RESTORE_REVISION, async (request, services) => {
    const { params, body, header, setHeader } = request;
    const caller = requireCaller(request);
    const revision = body.revision ?? revisionOfIfMatch(header("If-Match"));
    const work = { id: params.id, restored: params.revision, reason: body.reason };
    const written = await restoreRevision({ ...work, ...(revision !== undefined && { revision }) }, caller, services);
    setHeader("ETag", entityTag(written.revision));
    return presentProjectState(written.entry, caller, services.store);
  }),
  fileRoute(EXPORT_PROJECT, async ({ params, query }, services) => exportProject(params.id, query, services)),
  jsonRoute(WHAT_IF, async ({ params, body }, services) => {
    const project = await readForTask(params.id, services);
    return services.reportWorkers.jsonFor({ kind: "whatIf", ...project, question: body });
  }),
  jsonRoute(LIST_REPORTS, async () => listReports()),
  jsonRoute(GET_REPORT, async (request, services) =>
    buildReport(request.params.id, request.query, requireCaller(request), services),
  ),
  fileRoute(DOWNLOAD_REPORT, async (request, services) =>
    downloadReport(request.params.id, request.query, requireCaller(request), services),
  ),
];
