import { dirname } from "node:path";
import type { CellFinding, ReadResult, WorkbookReading } from "@epb/workbook";
import { fromFinding, parseJson } from "@epb/workbook/diagnostics";
import { mappingFinding, type Profile, profileSchema, readWithProfiles } from "@epb/workbook/mapping";
import { type Io, systemErrorCode } from "../io.js";
import { PROFILE_ENDING } from "./profile-ending.js";

/** A reading of a form, or the reason why no profile reads the form. */
export type FormContents =
  | { readonly ok: true; readonly reading: WorkbookReading; readonly sheetNames: readonly string[] }
  | { readonly ok: false; readonly finding: ReturnType<typeof fromFinding> }
  /** No profile is for the workbook. */
  | undefined;

/**
 * Reads a workbook that is not made from a template, with a profile that a person named, or that is beside the workbook
 * and matches it.
 */
export async function readFormContents(
  workbook: ReadResult,
  path: string,
  file: string,
  io: Io,
): Promise<FormContents> {
  const named = io.profiles ?? [];
  const paths = named.length > 0 ? named : profilesBeside(io.originalPath ?? path, io);
  if (paths.length === 0) return undefined;
  const profiles: Profile[] = [];
  let invalid: CellFinding | undefined;
  for (const profilePath of paths) {
    const read = await readProfile(profilePath, io);
    if (read.ok) profiles.push(read.profile);
    else invalid ??= read.finding;
  }
  if (invalid !== undefined && named.length > 0) return { ok: false, finding: fromFinding(invalid, file) };
  if (!workbook.ok) return { ok: false, finding: fromFinding(workbook.finding, file) };
  const form = workbook.workbook;
  const read = await readWithProfiles(form, profiles, named.length > 0);
  // A profile with a mistake may be the one for this workbook.
  if (read === undefined) return invalid && { ok: false, finding: fromFinding(invalid, file) };
  if (!read.ok) return { ok: false, finding: fromFinding(read.finding, file) };
  return { ok: true, reading: read.reading, sheetNames: form.sheets.map(({ name }) => name) };
}

function profilesBeside(path: string, io: Io): readonly string[] {
  const folder = dirname(path);
  try {
    return io
      .listFolder(folder)
      .filter(({ name, kind }) => kind === "file" && name.endsWith(PROFILE_ENDING))
      .map(({ name }) => (folder === "." ? name : `${folder}/${name}`))
      .sort();
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return [];
  }
}

type ProfileResult =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly finding: CellFinding };

/** Larger files are no profiles. */
const MOST_BYTES = 4 * 1024 * 1024;

async function readProfile(path: string, io: Io): Promise<ProfileResult> {
  const invalid = (found: string): ProfileResult => ({
    ok: false,
    finding: mappingFinding("mapping/profile-invalid", { found: `${path}: ${found}` }),
  });
  let bytes: Uint8Array;
  try {
    bytes = await io.readBytes(path);
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return invalid("the file cannot be read");
  }
  if (bytes.length > MOST_BYTES) return invalid("the file is too large");
  const json = parseJson(bytes, path);
  if (!json.ok) return invalid(json.finding.message);
  const parsed = profileSchema.safeParse(json.json);
  if (parsed.success) return { ok: true, profile: parsed.data };
  const [issue] = parsed.error.issues;
  const keys = issue?.code === "unrecognized_keys" ? `${issue.keys.join(", ")} does not exist` : issue?.message;
  return invalid([issue?.path.join("."), keys].filter((part) => part !== undefined && part !== "").join(": "));
}
