import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import type { Limits } from "../base/limits.js";
import type { ServerConfig } from "../base/server-config.js";
import type { Random } from "../base/services.js";
import { createPasswordChecker } from "../features/accounts/password-checker.js";
import { acceptInvitations } from "../features/projects/accept-invitations.js";
import { keepOpenedProjects } from "../features/projects/opened-projects.js";
import { keepProjectTexts } from "../features/projects/project-texts.js";
import { requireProjectAction } from "../features/projects/require-project-action.js";
import { keepReviewedUploads } from "../features/projects/reviewed-uploads.js";
import { ReleasedTablesCache } from "../features/statistics/released-tables.js";
import { BodyBudget } from "../http/limits/body-budget.js";
import { CheckTurns } from "../http/limits/check-turns.js";
import type { Services } from "../http/services.js";
import type { Store } from "../store/store.js";
import { createCalculator } from "../workers/calculator.js";
import { createReportWorkers } from "../workers/reports/report-workers.js";
import { UploadReader } from "../workers/upload-reader.js";
import { CALCULATION_PROGRAM } from "./calculation-program.js";

/** Randomness that nobody can guess. */
const RANDOM: Random = {
  uuid: randomUUID,
  bytes: (length) => randomBytes(length),
  integer: (minimum, maximum) => randomInt(minimum, maximum),
};

/** Services of production: system clock, random numbers of the machine, processes that calculate. */
export function createServices(config: ServerConfig, store: Store, limits: Limits, log: Logger): Services {
  const now = (): Date => new Date();
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
    releasedTables: new ReleasedTablesCache(now),
  };
}

/** One core answers people; the others calculate. */
function spareCores(): number {
  return Math.max(1, availableParallelism() - 1);
}
