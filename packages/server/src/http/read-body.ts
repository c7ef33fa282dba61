import type { IncomingMessage } from "node:http";
import { findJsonFault, JSON_LIMITS, type JsonFault, type JsonLimits } from "@epb/workbook";
import { ApiError } from "../base/api-error.js";
import { chunksOf } from "./chunks-of.js";

/** The largest body is a project of 4,000 measures, which has 264,000 values. */
const MOST_VALUES = 300_000;
/** Maximum number of items in a list of a project. */
const MOST_MEMBERS = 10_000;
/** Limits for bodies that contain a project. */
export const LARGE_JSON: JsonLimits = { ...JSON_LIMITS, values: MOST_VALUES, members: MOST_MEMBERS };
/** Limits for other bodies: the longest list has a hundred items, and a form a few dozen members. */
export const SMALL_JSON: JsonLimits = { ...JSON_LIMITS, values: 10_000, members: 1_000 };

/**
 * Receives a JSON body without parsing it.
 *
 * @param limit - Maximum size in bytes.
 * @param onBytes - Called with the number of received bytes; may throw to refuse more.
 * @throws ApiError 413, 415
 */
export async function receiveJson(
  request: IncomingMessage,
  limit: number,
  onBytes: (count: number) => void = () => {},
): Promise<Uint8Array> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new ApiError(415, "body/not-json", "The body must be JSON with the content type application/json.");
  }
  return readBytes(request, limit, onBytes);
}

/** Parses JSON. Refuses JSON that would take long to parse, or that has a duplicate member. @throws ApiError 400 */
export function parseJsonBody(bytes: Uint8Array, limits: JsonLimits = LARGE_JSON): unknown {
  const fault = findJsonFault(bytes, limits);
  if (fault !== undefined) throw refusal(fault, limits);
  return parseCheckedJson(bytes);
}

/** Parses JSON that `parseJsonBody` has checked in another process. @throws ApiError 400 */
export function parseCheckedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ApiError(400, "body/malformed", "The body is not well-formed JSON.");
  }
}

function refusal(fault: JsonFault, { depth }: JsonLimits): ApiError {
  switch (fault.kind) {
    case "nested-too-deep":
      return new ApiError(400, "body/nested-too-deep", `The body nests more than ${depth} levels.`);
    case "too-many-values":
      return new ApiError(400, "body/too-many-values", `The body has more than ${fault.limit} values.`);
    case "too-many-members":
      return new ApiError(
        400,
        "body/too-many-values",
        `The body has a list or an object of more than ${fault.limit} members.`,
      );
    case "string-too-long":
      return new ApiError(400, "body/text-too-long", `The body has a text of more than ${fault.limit} bytes.`);
    case "duplicate-key": {
      const name = JSON.stringify(fault.key.slice(0, LONGEST_NAME));
      return new ApiError(400, "body/duplicate-name", `The body has the name ${name} twice in one object.`);
    }
    default:
      return fault satisfies never;
  }
}

const LONGEST_NAME = 60;

/** @throws ApiError 413 as soon as the body exceeds the limit */
async function readBytes(
  request: IncomingMessage,
  limit: number,
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  const tooLarge = (): ApiError =>
    new ApiError(413, "body/too-large", `The body has more than ${limit} bytes, the maximum.`);
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    onBytes(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
