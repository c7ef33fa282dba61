import type { FlatWorkbook } from "@epb/workbook";
import { parseJson } from "@epb/workbook/diagnostics";
import { type FormResult, mappingFinding, type Profile, profileSchema, readWithProfiles } from "@epb/workbook/mapping";
import type { ChosenFile } from "./check-file.js";

/** Reads a workbook that is not made from a template with the chosen profile that matches it. */
export async function readWithFiles(form: FlatWorkbook, profileFiles: readonly ChosenFile[]): Promise<FormResult> {
  const profiles: Profile[] = [];
  for (const file of profileFiles) {
    const profile = await profileIn(file);
    if (profile === undefined)
      return { ok: false, finding: mappingFinding("mapping/profile-invalid", { found: file.name }) };
    profiles.push(profile);
  }
  return readWithProfiles(form, profiles, false);
}

async function profileIn(file: ChosenFile): Promise<Profile | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const json = bytes && parseJson(new Uint8Array(bytes), file.name);
  return json?.ok === true ? profileSchema.safeParse(json.json).data : undefined;
}
