import { isIdName } from "@epb/contract";
import * as z from "zod/mini";
import { ApiError, notFound } from "./api-error.js";

/** What is said where a schema has no words of its own: the library's small form has none at all. */
const { localeError } = z.locales.en();

/** Where something is wrong in what was sent, and what. */
export interface InputIssue {
  /** `body.email` */
  readonly at: string;
  readonly message: string;
}

/** What was sent, as the schema of its call reads it. @throws ApiError 400 with everything that is wrong */
export function checkInput<Value>(schema: z.ZodMiniType<Value>, value: unknown, place: string): Value {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalid(issuesOf(schema, value), place);
}

/** What is wrong, in words. Only what is refused is read with them: asking for words takes ten times as long as a short check. */
function issuesOf(schema: z.ZodMiniType, value: unknown): readonly ZodIssue[] {
  return z.safeParse(schema, value, { error: localeError }).error?.issues ?? [];
}

function invalid(found: readonly ZodIssue[], place: string): ApiError {
  const issues = found.flatMap((issue) => inputIssues(issue, [place]));
  return new ApiError(400, "input/invalid", issues[0]?.message ?? "The request cannot be read.", { issues });
}

/** The parameters of a path, checked; as they are where they are refused: who may not make the call is told so first. */
export function readPath(
  schema: z.ZodMiniType | undefined,
  params: Readonly<Record<string, string>>,
): { readonly params: unknown; readonly refusal?: ApiError } {
  if (schema === undefined) return { params: undefined };
  const parsed = z.safeParse(schema, params);
  if (parsed.success) return { params: parsed.data };
  const issues = issuesOf(schema, params);
  // What is no id names nothing.
  const namesNothing = issues.some(({ path: [name] }) => isIdName(String(name)));
  return { params, refusal: namesNothing ? notFound() : invalid(issues, "path") };
}

type ZodIssue = z.core.$ZodIssue;

/** Somebody who sends thousands of names is not told them all. */
const NAMES_TOLD = 10;
const NAME_CHARACTERS = 100;

/** Where one of several forms was wanted: what is wrong in the one that was meant. */
function inputIssues(issue: ZodIssue, above: readonly string[]): readonly InputIssue[] {
  const path = [...above, ...issue.path.map(String)];
  const meant = issue.code === "invalid_union" ? meantForm(issue.errors) : undefined;
  return meant?.flatMap((inner) => inputIssues(inner, path)) ?? [{ at: path.join("."), message: messageOf(issue) }];
}

/** The form all of whose names are known; else the one with the fewest things wrong. */
function meantForm(forms: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const known = forms.filter(
    (issues) => !issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0),
  );
  return [...(known.length > 0 ? known : forms)].sort((one, other) => one.length - other.length)[0];
}

/** A name that nobody asked for, in words that say what to do. */
function messageOf(issue: ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  const { length } = issue.keys;
  const names = issue.keys.slice(0, NAMES_TOLD).map((key) => `"${key.slice(0, NAME_CHARACTERS)}"`);
  const others = length > NAMES_TOLD ? [`any of ${length - NAMES_TOLD} others`] : [];
  return `There is no ${[...names, ...others].join(" or ")} here; leave it out.`;
}
