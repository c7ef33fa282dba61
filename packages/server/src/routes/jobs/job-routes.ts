import {
  DROP_FAILED_JOB,
  LIST_FAILED_JOBS,
  LIST_KEPT_FIGURES,
  LIST_RECALCULATIONS,
  RETRY_FAILED_JOB,
  START_RECALCULATION,
} from "@epb/contract";
import { dropJob, listFailedJobs, retryJob } from "../../background/administer-failed-jobs.js";
import { listKeptFigures } from "../../features/recalculation/kept-figures.js";
import { beginRecalculation, listRecalculations } from "../../features/recalculation/recalculations.js";
import { idOfCaller, jsonRoute, type Route } from "../../http/route.js";

export const JOB_ROUTES: readonly Route[] = [
  jsonRoute(LIST_FAILED_JOBS, async ({ query }, services) => listFailedJobs(query, services)),
  jsonRoute(RETRY_FAILED_JOB, async (request, services) => retryJob(request.params.id, idOfCaller(request), services)),
  jsonRoute(DROP_FAILED_JOB, async (request, services) => dropJob(request.params.id, idOfCaller(request), services)),
  jsonRoute(LIST_RECALCULATIONS, async (_request, services) => listRecalculations(services)),
  jsonRoute(START_RECALCULATION, async (request, services) => beginRecalculation(idOfCaller(request), services)),
  jsonRoute(LIST_KEPT_FIGURES, async ({ query }, services) => listKeptFigures(query, services)),
];
