import type { UploadFinding } from "@epb/contract";
import type { Finding } from "@epb/workbook/diagnostics";

/** A finding of an upload as the check page has it. */
export function findingOfUpload({ place, dependents, ...finding }: UploadFinding, file: string): Finding {
  return {
    ...finding,
    file,
    ...(place !== undefined && { sheet: place.sheet }),
    ...(place?.address !== undefined && { cell: place.address }),
    ...(dependents !== undefined && {
      dependents: { ...dependents, findings: dependents.findings.map((one) => findingOfUpload(one, file)) },
    }),
  };
}

/** True if a cell could not be read: only issues of the calculation have a section. */
export const isUnread = ({ severity, section, place }: UploadFinding): boolean =>
  severity === "error" && section === undefined && place !== undefined;
