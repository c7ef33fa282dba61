import { createdProjectBodySchema, projectChangesSchema } from "@epb/contract";
import { ApiError } from "../base/api-error.js";
import { checkInput } from "../base/check-input.js";
import { newProjectOfParts } from "../features/projects/new-project-of-parts.js";
import { readChanges } from "../features/projects/read-changes.js";
import type { CheckedBody, SentBody } from "../workers/calculation-tasks.js";
import { parseJsonBody } from "./read-body.js";

/** Reads the large bodies of a call as its handler does. @throws ApiError 400 */
const READERS = {
  saveProject: (json: unknown): void => {
    const { id: _, revision: _revision, ...sent } = checkInput(projectChangesSchema, json, "body");
    readChanges(sent);
  },
  createProject: (json: unknown): void => {
    const body = checkInput(createdProjectBodySchema, json, "body");
    if ("record" in body) newProjectOfParts(body);
  },
};

/** Names of the calls that take large bodies. */
export type LargeBodyCall = keyof typeof READERS;

export const takesLargeBodies = (name: string): name is LargeBodyCall => Object.hasOwn(READERS, name);

/** Checks a large body without working on it. */
export function checkBody({ call, bytes }: SentBody<LargeBodyCall>): CheckedBody {
  const started = performance.now();
  const refusal = refusalOf(call, bytes);
  return { milliseconds: performance.now() - started, ...(refusal !== undefined && { refusal }) };
}

function refusalOf(call: LargeBodyCall, bytes: Uint8Array): CheckedBody["refusal"] {
  try {
    READERS[call](parseJsonBody(bytes));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, details } = error;
    return { code, message, issues: JSON.stringify(details.issues ?? []) };
  }
}
