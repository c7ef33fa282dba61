import { contentsWithFigures } from "@epb/workbook/diagnostics";
import { matchingProfiles, type Profile, readWithProfiles } from "@epb/workbook/mapping";
import { TRACER } from "@epb/workbook/tracing";
import { openWorkbook, type UploadedFile } from "./open-workbook.js";
import { presentContents, type WorkbookContents } from "./read-workbook-contents.js";

/** Mapping profiles for a workbook that is not made from a template. */
export interface OfferedProfiles {
  readonly items: readonly { readonly id: string; readonly profile: Profile }[];
  /** True if a person named the profile, which then applies without a match. */
  readonly isNamed: boolean;
}

/** Contents of a form, and the profiles that match it. Only a single one reads the form. */
export type FormContents = WorkbookContents & { readonly matching: readonly string[] };

/** Reads a form with the mapping profile that was named, or with the one that matches. */
export async function readFormContents(file: UploadedFile, { items, isNamed }: OfferedProfiles): Promise<FormContents> {
  const read = await openWorkbook(file);
  // The workbook was read before without a profile.
  if (!read.ok) return { findings: [], matching: [] };
  const matching = isNamed
    ? items
    : items.filter(({ profile }) => matchingProfiles(read.workbook, [profile]).length > 0);
  const ids = matching.map(({ id }) => id);
  const [only] = matching;
  if (only === undefined || matching.length > 1) return { findings: [], matching: ids };
  const form = await readWithProfiles(read.workbook, [only.profile], true);
  if (form?.ok !== true) return { findings: [], matching: [] };
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return { ...presentContents(contentsWithFigures(form.reading, sheetNames, "", TRACER)), matching: ids };
}
