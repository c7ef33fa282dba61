import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import { RecurringClock } from "../background/recurring-jobs.js";
import type { Limits } from "../base/limits.js";
import type { ServerConfig } from "../base/server-config.js";
import type { Random } from "../base/services.js";
import { createPasswordChecker } from "../features/accounts/password-checker.js";
import { acceptInvitations } from "../features/projects/accept-invitations.js";
import { keepOpenedProjects } from "../features/projects/opened-projects.js";
import { keepProjectTexts } from "../features/projects/project-texts.js";
import { requireProjectAction } from "../features/projects/require-project-action.js";
import { keepReviewedUploads } from "../features/projects/reviewed-uploads.js";
import { beginForNewEngine } from "../features/recalculation/recalculations.js";
import { ReleasedTablesRefresher } from "../features/statistics/refresh-released-tables.js";
import { ReleasedTablesCache } from "../features/statistics/released-tables.js";
import { BodyBudget } from "../http/limits/body-budget.js";
import { CheckTurns } from "../http/limits/check-turns.js";
import { landingPage, loadViewer, serveViewer } from "../http/middleware/serve-viewer.js";
import type { Services } from "../http/services.js";
import type { Store } from "../store/store.js";
import { createCalculator } from "../workers/calculator.js";
import { createReportWorkers } from "../workers/reports/report-workers.js";
import { UploadReader } from "../workers/upload-reader.js";
import { RECURRENCES } from "./all-jobs.js";
import { createApp, createBareApp } from "./app.js";
import { CALCULATION_PROGRAM } from "./calculation-program.js";
import type { RunConfig } from "./config/run-config.js";
import { createLog } from "./create-log.js";
import { StartRefusal } from "./describe-start-failure.js";
import { answerHealth, endConnections } from "./health/answer-health.js";
import { answerMetrics } from "./health/answer-metrics.js";
import { collectGauges } from "./health/collect-gauges.js";
import { MeasuredStore } from "./health/measured-store.js";
import { createMetrics, measureRequests } from "./health/metrics.js";
import { createHttpServer, listen, stopListening } from "./listen.js";
import { type OpenedStore, openStore } from "./open-store.js";

/** Randomness that nobody can guess. */
const RANDOM: Random = {
  uuid: randomUUID,
  bytes: (length) => randomBytes(length),
  integer: (minimum, maximum) => randomInt(minimum, maximum),
};

/** Services of production: random numbers of the machine, processes that calculate. */
function createServices(config: ServerConfig, store: Store, limits: Limits, log: Logger, now: () => Date): Services {
  return {
    config,
    store,
    limits,
    bodies: new BodyBudget(),
    checkTurns: new CheckTurns(),
    requireProjectAction,
    log,
    now,
    random: RANDOM,
    calculator: createCalculator({ program: CALCULATION_PROGRAM, processes: spareCores() }),
    uploadReader: new UploadReader(),
    reportWorkers: createReportWorkers({ processes: spareCores() }),
    passwordChecker: createPasswordChecker(),
    acceptInvitations: (transaction, user) => acceptInvitations(transaction, user, { config, now, random: RANDOM }),
    projectTexts: keepProjectTexts(),
    openedProjects: keepOpenedProjects(),
    reviewedUploads: keepReviewedUploads(),
    releasedTables: new ReleasedTablesCache(),
  };
}

/** One core answers people; the others calculate. */
function spareCores(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** A server that answers. */
export interface RunningServer {
  /** Address on which the server listens. */
  readonly url: string;
  readonly services: Services;
  /**
   * Finishes requests in progress, returns jobs to the queue, and closes the store. @returns True if all requests
   * finished.
   */
  stop(): Promise<boolean>;
}

/** A server that has its port, and waits for what answers. */
interface ListeningServer {
  readonly server: Server;
  readonly port: number;
  readonly answer: (listener: RequestListener) => void;
}

/** The viewer of the packages; in a checkout it exists once it has been built. */
const PACKAGED_VIEWER = join(dirname(createRequire(import.meta.url).resolve("@epb/viewer/package.json")), "dist");
/** API only, without a viewer folder. */
const NO_VIEWER = "none";

/**
 * Starts a server, or a worker that does nothing but jobs.
 *
 * @param prepare - What is to be done before anybody is answered, such as making the first account.
 * @param now - Clock of the server.
 * @throws when the store cannot be opened or the port is taken; then nothing is left running
 */
export async function startServer(
  config: RunConfig,
  prepare: (services: Services) => Promise<void> = async () => {},
  log: Logger = createLog(config.logLevel),
  now: () => Date = () => new Date(),
): Promise<RunningServer> {
  const opened = await openStore(config.store, log);
  try {
    return await startOn(opened, config, prepare, log, now);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function startOn(
  opened: OpenedStore,
  config: RunConfig,
  prepare: (services: Services) => Promise<void>,
  log: Logger,
  now: () => Date,
): Promise<RunningServer> {
  // Early requests wait until the server is ready. The port must be known first, because links contain it.
  const waiting: Parameters<RequestListener>[] = [];
  let listener: RequestListener = (...asked) => void waiting.push(asked);
  const answer = (ready: RequestListener): void => {
    listener = ready;
    for (const asked of waiting.splice(0)) ready(...asked);
  };
  const server = createHttpServer((request, response) => listener(request, response));
  const port = await listen(server, config.host, config.port);
  try {
    return await startBehind({ server, port, answer }, opened, config, prepare, log, now);
  } catch (error) {
    await stopListening(server, 0);
    throw error;
  }
}

async function startBehind(
  { server, port, answer }: ListeningServer,
  opened: OpenedStore,
  config: RunConfig,
  prepare: (services: Services) => Promise<void>,
  log: Logger,
  now: () => Date,
): Promise<RunningServer> {
  const metrics = createMetrics();
  const store = new MeasuredStore(opened.store, metrics);
  const publicUrl = withPort(config.server.publicUrl, port);
  const services = createServices({ ...config.server, publicUrl }, store, opened.limits, log, now);
  collectGauges(metrics, services);
  await prepare(services);
  let isStopping = false;
  const health = { checks: { store: () => store.check() }, isStopping: () => isStopping };
  const access = {
    trustsProxy: config.server.trustsProxy,
    ...(config.metricsToken !== undefined && { token: config.metricsToken }),
  };
  const around = [measureRequests(metrics), endConnections(health)];
  const before = [answerHealth(health, services.now), answerMetrics(metrics, access)];
  const app =
    config.runs === "worker"
      ? createBareApp(services, { around, before })
      : createApp(services, { around, before: [...before, ...(await screens(config.viewerFolder))] });
  const jobs = config.runs === "server" ? undefined : opened.createJobs(services, metrics);
  const recurring =
    jobs === undefined ? undefined : new RecurringClock(RECURRENCES, services, () => beginForNewEngine(services));
  await jobs?.start();
  recurring?.start();
  answer(app.callback());
  const telling = config.runs === "worker" ? undefined : new ReleasedTablesRefresher(services);
  telling?.start();
  const url = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  log.info({ url, runs: config.runs, store: opened.kind }, "started");
  return {
    url,
    services,
    stop: async () => {
      isStopping = true;
      log.info("stopping");
      const haveAllFinished = await stopListening(server, config.stopLimit);
      await telling?.stop();
      await recurring?.stop();
      await jobs?.stop();
      await services.calculator.close();
      await services.reportWorkers.close();
      await services.passwordChecker.close();
      await opened.close();
      log.info({ haveAllFinished }, "stopped");
      return haveAllFinished;
    },
  };
}

/** Puts the port that the system chose into the public address. */
function withPort(publicUrl: string, port: number): string {
  const url = new URL(publicUrl);
  return url.port === "0" ? publicUrl.replace(url.host, `${url.hostname}:${port}`) : publicUrl;
}

async function screens(viewerFolder: string | undefined): Promise<readonly Middleware[]> {
  if (viewerFolder === NO_VIEWER) return [landingPage];
  const viewer = await loadViewer(viewerFolder ?? PACKAGED_VIEWER);
  if (viewer === undefined && viewerFolder !== undefined) {
    throw new StartRefusal(`EPB_VIEWER_FOLDER names ${viewerFolder}, which has no index.html.`);
  }
  return [viewer === undefined ? landingPage : serveViewer(viewer)];
}
