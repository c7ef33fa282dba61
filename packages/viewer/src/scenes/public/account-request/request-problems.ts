import {
  ACCOUNT_REQUEST_MESSAGES,
  accountRequestProblems,
  accountRequestSchema,
  type NewAccountRequest,
} from "@epb/contract";
import type { Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { type RequestValues, requestOf } from "./request-values.js";

/** Location of a problem. A problem of a whole card is shown at the card, not at its first checkbox. */
export type ProblemPlace =
  | Exclude<keyof NewAccountRequest, "requestSiteMain" | "marketSegmentIds">
  | "site"
  | "segments";

const PLACES: Readonly<Record<string, ProblemPlace>> = { requestSiteMain: "site", marketSegmentIds: "segments" };

/**
 * Problems of a request, one message for each location; empty if it can be sent.
 * @param taken - Addresses that already have an account.
 * @spec P §5 "Account request"
 */
export function requestProblems(values: RequestValues, taken: ReadonlySet<string>): ReadonlyMap<ProblemPlace, string> {
  const request = requestOf(values);
  const problems = new Map<ProblemPlace, string>();
  const add = (at: string, message: string): void => {
    const place = PLACES[at] ?? (at as ProblemPlace);
    if (!problems.has(place)) problems.set(place, message);
  };
  // The schema checks dependent fields only if each of them is correct, but the form reports all problems together. For
  // a ZIP code, the rule of the country is more helpful than the general length limit.
  for (const { at, message } of accountRequestProblems(request as unknown as NewAccountRequest)) add(at, message);
  const parsed = z.safeParse(accountRequestSchema, request);
  for (const { path, message } of parsed.error?.issues ?? []) add(String(path[0]), message);
  for (const field of ["officeEmailAddress", "secondaryEmailAddress"] as const) {
    if (taken.has(request[field])) add(field, ACCOUNT_REQUEST_MESSAGES.emailExists);
  }
  return problems;
}

/** Checks the form as one types. */
export const requestResolver =
  (taken: ReadonlySet<string>): Resolver<RequestValues, unknown, RequestValues> =>
  (values) => {
    const problems = requestProblems(values, taken);
    if (problems.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries([...problems].map(([at, message]) => [at, { type: "request", message }]));
    return { values: {}, errors };
  };
