import { dirname } from "node:path";
import { type CellFinding, KNOWN_TEMPLATES, makeFinding, type WorkbookReading } from "@epb/workbook";
import { fromFinding, parseJson } from "@epb/workbook/diagnostics";
import { matchingProfiles, type Profile, profileSchema, readForm } from "@epb/workbook/mapping";
import { readWorkbookBytes } from "@epb/workbook/node";
import { type Io, systemErrorCode } from "../io.js";
import { PROFILE_ENDING } from "./profile-ending.js";

/** A reading of a form, or the reason why no profile reads the form. */
export type FormResult =
  | { readonly ok: true; readonly reading: WorkbookReading; readonly sheetNames: readonly string[] }
  | { readonly ok: false; readonly finding: ReturnType<typeof fromFinding> }
  /** No profile is for the workbook. */
  | undefined;

/**
 * Reads a workbook that is not made from a template, with a profile that a person named, or that is beside the workbook
 * and matches it.
 */
export async function readFormContents(bytes: Uint8Array, path: string, file: string, io: Io): Promise<FormResult> {
  const named = io.profiles ?? [];
  const paths = named.length > 0 ? named : profilesBeside(path, io);
  if (paths.length === 0) return undefined;
  const profiles: Profile[] = [];
  for (const profilePath of paths) {
    const read = await readProfile(profilePath, io);
    if (read.ok) profiles.push(read.profile);
    else if (named.length > 0) return { ok: false, finding: fromFinding(read.finding, file) };
  }
  const workbook = readWorkbookBytes(bytes);
  if (!workbook.ok) return { ok: false, finding: fromFinding(workbook.finding, file) };
  const chosen = choose(workbook.workbook, profiles, named.length > 0);
  if (chosen === undefined) return undefined;
  if (!chosen.ok) return { ok: false, finding: fromFinding(chosen.finding, file) };
  const manifest = KNOWN_TEMPLATES.filter(({ kind }) => kind === chosen.profile.template).at(-1);
  if (manifest === undefined) return undefined;
  return {
    ok: true,
    reading: readForm(workbook.workbook, chosen.profile, manifest),
    sheetNames: workbook.workbook.sheets.map(({ name }) => name),
  };
}

type Chosen = { readonly ok: true; readonly profile: Profile } | { readonly ok: false; readonly finding: CellFinding };

/** The only profile that matches; the only one that a person named, also if it does not match. */
function choose(
  workbook: Parameters<typeof matchingProfiles>[0],
  profiles: readonly Profile[],
  areNamed: boolean,
): Chosen | undefined {
  const matching = matchingProfiles(workbook, profiles);
  const [first] = matching.length === 0 && areNamed && profiles.length === 1 ? profiles : matching;
  if (first === undefined) return undefined;
  if (matching.length > 1) {
    const found = matching.map(({ name }) => name).join(", ");
    return { ok: false, finding: makeFinding("mapping/several-profiles", { found }) };
  }
  return { ok: true, profile: first };
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
    finding: makeFinding("mapping/profile-invalid", { found: `${path}: ${found}` }),
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
