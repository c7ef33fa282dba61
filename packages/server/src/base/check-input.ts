import { isIdName } from "@epb/contract";
import * as z from "zod/mini";
import { ApiError, notFound } from "./api-error.js";

/** Messages for schemas without their own: the small form of the library includes none. */
const { localeError } = z.locales.en();

/** A problem in the input, with its path. */
export interface InputIssue {
  /** Example: `body.email`. */
  readonly at: string;
  readonly message: string;
}

/** Parses input with the schema of its call. @throws ApiError 400 with all problems */
export function checkInput<Value>(schema: z.ZodMiniType<Value>, value: unknown, place: string): Value {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalid(issuesOf(schema, value), place);
}

/** Problems as messages. Parses rejected input a second time, because messages make a short check ten times slower. */
function issuesOf(schema: z.ZodMiniType, value: unknown): readonly ZodIssue[] {
  return z.safeParse(schema, value, { error: localeError }).error?.issues ?? [];
}

function invalid(found: readonly ZodIssue[], place: string): ApiError {
  const issues = found.flatMap((issue) => inputIssues(issue, [place]));
  return new ApiError(400, "input/invalid", issues[0]?.message ?? "The request cannot be read.", { issues });
}

/**
 * Parses the parameters of a path. If they fail, returns them unchanged with the refusal: a caller without permission
 * gets that error first.
 */
export function readPath(
  schema: z.ZodMiniType | undefined,
  params: Readonly<Record<string, string>>,
): { readonly params: unknown; readonly refusal?: ApiError } {
  if (schema === undefined) return { params: undefined };
  const parsed = z.safeParse(schema, params);
  if (parsed.success) return { params: parsed.data };
  const issues = issuesOf(schema, params);
  // Text that is not an id cannot name an object.
  const namesNothing = issues.some(({ path: [name] }) => isIdName(String(name)));
  return { params, refusal: namesNothing ? notFound() : invalid(issues, "path") };
}

type ZodIssue = z.core.$ZodIssue;

/** Limit for input with thousands of unknown names. */
const NAMES_TOLD = 10;
const NAME_CHARACTERS = 100;

/** Problems of an issue. For a union, only those of the form that the sender most likely meant. */
function inputIssues(issue: ZodIssue, above: readonly string[]): readonly InputIssue[] {
  const path = [...above, ...issue.path.map(String)];
  const meant = issue.code === "invalid_union" ? meantForm(issue.errors) : undefined;
  return meant?.flatMap((inner) => inputIssues(inner, path)) ?? [{ at: path.join("."), message: messageOf(issue) }];
}

/** The form that has all sent names; otherwise the one with the fewest problems. */
function meantForm(forms: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const known = forms.filter(
    (issues) => !issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0),
  );
  return [...(known.length > 0 ? known : forms)].sort((one, other) => one.length - other.length)[0];
}

/** An unknown name, with a message that says what to do. */
function messageOf(issue: ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  const { length } = issue.keys;
  const names = issue.keys.slice(0, NAMES_TOLD).map((key) => `"${key.slice(0, NAME_CHARACTERS)}"`);
  const others = length > NAMES_TOLD ? [`any of ${length - NAMES_TOLD} others`] : [];
  return `There is no ${[...names, ...others].join(" or ")} here. Remove ${length === 1 ? "this name" : "these names"}.`;
}
