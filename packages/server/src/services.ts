import type { Logger } from "pino";
import type { PasswordChecker } from "./accounts/password-checker.js";
import type { Calculator } from "./calculation/calculator.js";
import type { ServerConfig } from "./config/server-config.js";
import type { BodyBudget } from "./limits/body-budget.js";
import type { Limits } from "./limits/limits.js";
import type { OpenedProjects } from "./projects/opened-projects.js";
import type { ProjectTexts } from "./projects/project-texts.js";
import type { ReviewedUploads } from "./projects/reviewed-uploads.js";
import type { Store } from "./store/store.js";
import type { Teller } from "./telling/teller.js";

/** Where chance comes from. */
export interface Random {
  uuid(): string;
  /** Bytes that nobody can guess. */
  bytes(length: number): Uint8Array;
  /** A whole number from `minimum` up to and without `maximum`, that nobody can guess. */
  integer(minimum: number, maximum: number): number;
}

/** The world outside, as commands and routes are given it. */
export interface Services {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly now: () => Date;
  readonly random: Random;
  readonly log: Logger;
  readonly limits: Limits;
  readonly bodies: BodyBudget;
  readonly calculator: Calculator;
  readonly teller: Teller;
  readonly passwordChecker: PasswordChecker;
  readonly projectTexts: ProjectTexts;
  readonly openedProjects: OpenedProjects;
  readonly reviewedUploads: ReviewedUploads;
}
