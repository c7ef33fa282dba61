import { KNOWN_TEMPLATES, makeFinding, type WorkbookReading } from "@epb/workbook";
import { type Finding, fromFinding, parseJson } from "@epb/workbook/diagnostics";
import { matchingProfiles, type Profile, profileSchema, readForm } from "@epb/workbook/mapping";
import type { ChosenFile } from "./check-file.js";

export type FormResult =
  | { readonly ok: true; readonly reading: WorkbookReading }
  | { readonly ok: false; readonly finding: Finding }
  /** No profile matches the workbook. */
  | undefined;

/** Reads a workbook that is not made from a template with the chosen profile that matches it. */
export async function readWithProfiles(
  workbook: Parameters<typeof readForm>[0],
  profileFiles: readonly ChosenFile[],
  file: string,
): Promise<FormResult> {
  const profiles: Profile[] = [];
  for (const profileFile of profileFiles) {
    const profile = await profileIn(profileFile);
    if (profile === undefined) {
      const finding = makeFinding("mapping/profile-invalid", { found: profileFile.name });
      return { ok: false, finding: fromFinding(finding, file) };
    }
    profiles.push(profile);
  }
  const matching = matchingProfiles(workbook, profiles);
  const [profile] = matching;
  if (profile === undefined) return undefined;
  if (matching.length > 1) {
    const found = matching.map(({ name }) => name).join(", ");
    return { ok: false, finding: fromFinding(makeFinding("mapping/several-profiles", { found }), file) };
  }
  const manifest = KNOWN_TEMPLATES.filter(({ kind }) => kind === profile.template).at(-1);
  return manifest && { ok: true, reading: readForm(workbook, profile, manifest) };
}

async function profileIn(file: ChosenFile): Promise<Profile | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const json = bytes && parseJson(new Uint8Array(bytes), file.name);
  return json?.ok === true ? profileSchema.safeParse(json.json).data : undefined;
}
