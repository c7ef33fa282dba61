import { type Finding, inputFinding } from "@epb/workbook/diagnostics";
import { complaintsAbout, parseSettings } from "./parse-settings.js";
import type { NumberedWaiver, Waivers } from "./waiver.js";
import { waiverListSchema, waiverSchema } from "./waiver-schema.js";

/** The waivers in the bytes of a waiver file. A waiver with a mistake does not apply, and is a finding; the others apply. */
export function waiversOf(bytes: Uint8Array, file: string): Waivers {
  const list = parseSettings(bytes, file, waiverListSchema);
  if (!list.ok) {
    const findings = list.complaints.map(({ key, text, isUnreadable }) =>
      inputFinding("waiver/file-unreadable", file, {
        ...(key !== "" && { at: key }),
        ...(isUnreadable ? { found: text } : { expected: text }),
      }),
    );
    return { file, waivers: [], findings };
  }
  const findings: Finding[] = [];
  const waivers = list.settings.waivers.flatMap((entry, index): readonly NumberedWaiver[] => {
    const { success, data, error } = waiverSchema.safeParse(entry);
    if (success) return [{ ...data, index, place: data.cell ?? data.path ?? "" }];
    for (const { key, text } of complaintsAbout(error, waiverSchema)) {
      const at = `waivers[${index}]${key === "" ? "" : `.${key}`}`;
      findings.push(inputFinding("waiver/incomplete", file, { at, expected: text }));
    }
    return [];
  });
  return { file, waivers, findings };
}
