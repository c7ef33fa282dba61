import { MESSAGES } from "@epb/contract";
import { EngineError } from "@epb/engine";
import type { Context, Next } from "koa";
import { ApiError } from "../api-error.js";
import type { Services } from "../services.js";
import { StoreConflict } from "../store/store-conflict.js";

/** What an answer that is no success says. */
interface ErrorBody {
  readonly code: string;
  readonly message: string;
  /** Stands in the log as well; people quote it to support. */
  readonly reference?: string;
  readonly issues?: readonly unknown[];
  readonly revision?: number;
}

/** Answers errors in the words of the product. What we did not expect is logged, and tells nothing of the inside. */
export function presentErrors({ config, log, random }: Services) {
  return async (context: Context, next: Next): Promise<void> => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined)
        throw new ApiError(404, "not-found", "There is no such address.");
    } catch (error) {
      const known = asApiError(error);
      const reference = known === undefined || known.status === 401 ? random.uuid() : undefined;
      if (known === undefined) log.error({ err: error, reference }, "unexpected error");
      else if (reference !== undefined) log.info({ code: known.code, reference }, "unauthorized");
      const { status, code, message, details } = known ?? internalError(config.supportEmail);
      const body: ErrorBody = {
        code,
        message:
          code === "session/none" && reference !== undefined
            ? MESSAGES.authorizationError(config.supportEmail, reference)
            : message,
        ...(reference !== undefined && { reference }),
        ...(details.issues !== undefined && { issues: details.issues }),
        ...(details.revision !== undefined && { revision: details.revision }),
      };
      if (details.retryAfterSeconds !== undefined) context.set("Retry-After", String(details.retryAfterSeconds));
      context.status = status;
      context.type = "application/json";
      context.body = body;
    }
  };
}

function internalError(supportEmail: string): ApiError {
  return new ApiError(500, "internal", MESSAGES.error(supportEmail));
}

/** Errors that are answers: our own, conflicts of the store, and what the engine refuses. */
function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreConflict) return conflictError(error);
  if (error instanceof EngineError) return new ApiError(400, `engine/${error.code}`, error.message);
  return undefined;
}

function conflictError({ kind, details }: StoreConflict): ApiError | undefined {
  if (kind === "missing") return new ApiError(404, "not-found", "This no longer exists.");
  if (kind === "duplicate") return new ApiError(409, "already-exists", "Something with this name exists already.");
  return new ApiError(
    409,
    "stale",
    "Somebody has changed this since you opened it. Load it again; your change was not saved.",
    {
      ...(details.revision !== undefined && { revision: details.revision }),
    },
  );
}
