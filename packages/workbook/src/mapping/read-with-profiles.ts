import type { CellFinding } from "../findings/cell-finding.js";
import type { WorkbookReading } from "../intake/read-located.js";
import { TEMPLATE_INDEX } from "../templates/template-index.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { mappingFinding } from "./mapping-finding.js";
import { matchingProfiles } from "./match-profile.js";
import type { Profile } from "./profile.js";
import { readForm } from "./read-form.js";

export type FormResult =
  | { readonly ok: true; readonly reading: WorkbookReading }
  | { readonly ok: false; readonly finding: CellFinding }
  /** No profile is for the workbook. */
  | undefined;

/**
 * Reads a form with the profile that matches it, and loads only the template of the profile.
 *
 * @param isDecided - True if a person named the profiles: then a single profile applies without a match.
 */
export async function readWithProfiles(
  form: FlatWorkbook,
  profiles: readonly Profile[],
  isDecided: boolean,
): Promise<FormResult> {
  const matching = matchingProfiles(form, profiles);
  const [profile] = matching.length === 0 && isDecided && profiles.length === 1 ? profiles : matching;
  if (profile === undefined) return undefined;
  if (matching.length > 1) {
    const found = matching.map(({ name }) => name).join(", ");
    return { ok: false, finding: mappingFinding("mapping/several-profiles", { found }) };
  }
  const template = TEMPLATE_INDEX.filter(({ kind }) => kind === profile.template).at(-1);
  return template && { ok: true, reading: readForm(form, profile, await template.load()) };
}
