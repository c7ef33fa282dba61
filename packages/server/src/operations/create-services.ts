import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { createPasswordChecker } from "../accounts/password-checker.js";
import { createCalculator } from "../calculation/calculator.js";
import type { ServerConfig } from "../config/server-config.js";
import { BodyBudget } from "../limits/body-budget.js";
import type { Limits } from "../limits/limits.js";
import { keepOpenedProjects } from "../projects/opened-projects.js";
import { keepProjectTexts } from "../projects/project-texts.js";
import { keepReviewedUploads } from "../projects/reviewed-uploads.js";
import type { Random, Services } from "../services.js";
import type { Store } from "../store/store.js";
import { createTeller } from "../telling/teller.js";

/** Randomness that nobody can guess. */
const RANDOM: Random = {
  uuid: randomUUID,
  bytes: (length) => randomBytes(length),
  integer: (minimum, maximum) => randomInt(minimum, maximum),
};

/** The world as it is: the clock, the randomness of the machine, processes that calculate. */
export function createServices(config: ServerConfig, store: Store, limits: Limits, log: Logger): Services {
  return {
    config,
    store,
    limits,
    bodies: new BodyBudget(),
    log,
    now: () => new Date(),
    random: RANDOM,
    calculator: createCalculator({ processes: spareCores() }),
    teller: createTeller({ processes: spareCores() }),
    passwordChecker: createPasswordChecker(),
    projectTexts: keepProjectTexts(),
    openedProjects: keepOpenedProjects(),
    reviewedUploads: keepReviewedUploads(),
  };
}

/** One core answers people; the others calculate. */
function spareCores(): number {
  return Math.max(1, availableParallelism() - 1);
}
