import { WRITE_ERROR_LOG } from "@epb/contract";
import { useEffect } from "react";
import { isFailure } from "../api/api-failure.js";
import type { Session } from "../session/session.js";
import { useSession } from "../session/session-context.js";
import { isChunkFailure } from "./failure-text.js";

/** Maximum lengths that the error log accepts. */
const MESSAGE_LENGTH = 4000;
const STACK_LENGTH = 20_000;

/**
 * Sends an error of ours to the log; failures to do so are ignored.
 *
 * @spec P §7 "client error reports"; P §3 "Error log entry"
 */
async function reportError(error: unknown, session: Session, world: { now(): number }): Promise<void> {
  const { user } = session;
  if (user === undefined) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const isHttp = isFailure(error);
  await session.api
    .call(WRITE_ERROR_LOG, {
      body: {
        name: name.slice(0, 100),
        appId: "epb",
        user: user.id,
        time: world.now(),
        id: crypto.randomUUID(),
        url: globalThis.location.pathname,
        status: isHttp ? error.status : null,
        message: message.slice(0, MESSAGE_LENGTH),
        ...(!isHttp && stack !== undefined && { stack: stack.slice(0, STACK_LENGTH) }),
      },
    })
    .catch(() => {});
}

/** Sends a displayed error to the error log once; ignores undefined. */
export function useErrorReport(error: unknown): void {
  const session = useSession();
  useEffect(() => {
    // A part of the site that could not be loaded is no error of ours.
    if (error !== undefined && !isChunkFailure(error)) void reportError(error, session, { now: Date.now });
  }, [error, session]);
}
