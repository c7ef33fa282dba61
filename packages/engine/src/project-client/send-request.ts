import { EngineError } from "../errors/engine-error.js";
import type { ProjectRequest, ProjectTransport } from "./transport.js";

export interface SendOptions {
  readonly transport: ProjectTransport;
  /** Whom people write to when a call is not authorized. */
  readonly contactEmail: string;
  /** A random id under which the error can be found in a log. */
  readonly makeErrorReference: () => string;
}

/**
 * The body of the reply to a request.
 *
 * @throws EngineError `project/unauthorized` with a reference for status 401; `project/call-failed` for every other
 * status that is not a success
 * @spec C §8 "An authorization error occurred processing your"
 */
export async function sendRequest(options: SendOptions, request: ProjectRequest): Promise<unknown> {
  const { status, body } = await options.transport.send(request);
  if (status >= 200 && status < 300) return body;
  const { method, path } = request;
  if (status === 401) {
    const reference = options.makeErrorReference();
    throw new EngineError("project/unauthorized", { email: options.contactEmail, reference, method, path });
  }
  throw new EngineError("project/call-failed", { method, path, status, body });
}
