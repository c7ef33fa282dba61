import { MESSAGES } from "@epb/contract";
import { EngineError } from "@epb/engine";
import type { Context, Next } from "koa";
import { ApiError, type ErrorDetails } from "../../base/api-error.js";
import { StoreConflict } from "../../store/store-conflict.js";
import { StoreRefusal } from "../../store/store-problem.js";
import type { Services } from "../services.js";
import { requestIdOf } from "./log-requests.js";

/** Body of an error reply. */
interface ErrorBody {
  readonly code: string;
  readonly message: string;
  /** Also in the log; people quote it to support. */
  readonly reference?: string;
  readonly issues?: readonly unknown[];
  readonly revision?: number;
}

/** For a full disk or a lost database, which the operator must fix. A change in progress may have been stored. */
const STORE_UNAVAILABLE =
  "The server cannot store data now. Try again in a minute. If you were saving, first check if your change is there.";
const RETRY_SOON: ErrorDetails = { retryAfterSeconds: 30 };

/**
 * Maximum number of problems in one reply: 500 of a project, and the count of the others. A body can have one for each
 * character.
 */
const MOST_ISSUES = 501;

/** Errors that show attacks on accounts. */
const WATCHED: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Formats errors in the words of the specification. Unexpected errors are logged, and the reply reveals no details.
 *
 * @spec P §8 "401 authorization error text", "with a random error reference id"; C §8
 * "An authorization error occurred"
 */
export function presentErrors({ config, log }: Pick<Services, "config" | "log">) {
  return async (context: Context, next: Next): Promise<void> => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined)
        throw new ApiError(404, "not-found", "This address does not exist.");
    } catch (error) {
      const known = asApiError(error) ?? abortedError(context);
      // The request id is random, and every line of the log about the request contains it.
      const request = requestIdOf(context);
      const reference = known === undefined || known.status === 401 ? request : undefined;
      if (known === undefined) log.error({ err: error, request }, "unexpected error");
      else if (error instanceof StoreRefusal) log.error({ err: error, request }, "the store refused");
      else log[WATCHED.has(known.status) ? "info" : "debug"]({ code: known.code, request }, "refused");
      const { status, code, message, details } = known ?? internalError(config.supportEmail);
      const body: ErrorBody = {
        code,
        message:
          code === "session/none" && reference !== undefined
            ? MESSAGES.authorizationError(config.supportEmail, reference)
            : withCount(message, details.issues?.length),
        ...(reference !== undefined && { reference }),
        ...(details.issues !== undefined && { issues: details.issues.slice(0, MOST_ISSUES) }),
        ...(details.revision !== undefined && { revision: details.revision }),
      };
      if (details.retryAfterSeconds !== undefined) context.set("Retry-After", String(details.retryAfterSeconds));
      context.status = status;
      context.type = "application/json";
      context.body = body;
    }
  };
}

/** Adds the number of problems if not all are listed. */
function withCount(message: string, issues = 0): string {
  return issues <= MOST_ISSUES ? message : `${message} (The first ${MOST_ISSUES} of ${issues} problems are listed.)`;
}

function internalError(supportEmail: string): ApiError {
  return new ApiError(500, "internal", MESSAGES.error(supportEmail));
}

/** Maps known errors to replies: our own, conflicts of the store, and refusals of the engine. */
function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreConflict) return conflictError(error);
  if (error instanceof StoreRefusal) return new ApiError(503, "store/unavailable", STORE_UNAVAILABLE, RETRY_SOON);
  if (error instanceof EngineError) return new ApiError(400, `engine/${error.code}`, error.message);
  return isHttpError(error)
    ? new ApiError(error.status, "request/malformed", "The request cannot be read.")
    : undefined;
}

/** Errors of the router and Koa: for example, a URL that cannot be decoded. */
function isHttpError(error: unknown): error is Error & { readonly status: number } {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return false;
  return error.status >= 400 && error.status < 500;
}

/** The client has closed the connection, and the server has made no error. */
function abortedError({ req }: Context): ApiError | undefined {
  if (!req.readableAborted) return undefined;
  return new ApiError(400, "request/aborted", "The request ended before it was complete.");
}

function conflictError({ kind, details }: StoreConflict): ApiError | undefined {
  if (kind === "missing") return new ApiError(404, "not-found", "This no longer exists.");
  if (kind === "duplicate") return new ApiError(409, "already-exists", "This name already exists.");
  return new ApiError(
    409,
    "stale",
    "Another person changed this since you opened it. Your change was not saved. Load it again.",
    {
      ...(details.revision !== undefined && { revision: details.revision }),
    },
  );
}
