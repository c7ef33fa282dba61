import { createHash } from "node:crypto";
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { dependentsSentences, type Finding } from "@epb/workbook/diagnostics";
import type { WaivedFinding } from "../../../../policy/waiver.js";
import type { FileReport } from "../file-report.js";

/** The findings of one file as SARIF results. */
export function resultsOf(
  { issues, known = [], waived = [] }: Pick<FileReport, "issues" | "known" | "waived">,
  ruleIndexOf: (finding: Finding) => number,
): readonly object[] {
  const occurrences = new Map<string, number>();
  const all: readonly MarkedFinding[] = [
    ...issues.map((issue) => ({ issue })),
    ...known.map((issue) => ({ issue, mark: { baselineState: "unchanged" } })),
    ...waived.map(({ finding, waiver }) => ({ issue: finding, mark: { suppressions: [suppressionOf(waiver)] } })),
  ];
  return all.map(({ issue, mark }) => {
    const identity = identityOf(issue);
    const occurrence = (occurrences.get(identity) ?? 0) + 1;
    occurrences.set(identity, occurrence);
    return {
      ruleId: issue.code,
      ruleIndex: ruleIndexOf(issue),
      level: issue.severity,
      message: { text: messageOf(issue) },
      locations: [locationOf(issue)],
      partialFingerprints: fingerprintsOf(identity, occurrence),
      ...mark,
    };
  });
}

interface MarkedFinding {
  readonly issue: Finding;
  /** SARIF properties of a known or waived finding. A waived finding has the reason. */
  readonly mark?: object;
}

const suppressionOf = ({ reason, person, until }: WaivedFinding["waiver"]): object => ({
  kind: "external",
  status: "accepted",
  justification: `${reason} (${person}, until ${until})`,
});

function messageOf(finding: Finding): string {
  const { message, found, expected, cause, advice } = finding;
  return [
    ...(message === "" ? [] : [message]),
    ...(found === undefined ? [] : [`Found: ${found}.`]),
    ...(expected === undefined ? [] : [`Expected: ${expected}.`]),
    ...(cause === undefined ? [] : [`Cause: ${cause}`]),
    ...dependentsSentences([finding]),
    advice,
  ].join(" ");
}

function locationOf({ file, sheet, cell, at, field }: Finding): object {
  const places = [
    ...(sheet === undefined ? [] : [sheetPlace(sheet, cell, field)]),
    ...(at === undefined ? [] : [{ fullyQualifiedName: at, kind: "value" }]),
  ];
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      // A workbook has no lines; code scanning of GitHub shows no result without one.
      region: { startLine: 1 },
    },
    ...(places.length > 0 && { logicalLocations: places }),
  };
}

function sheetPlace(sheet: string, cell: string | undefined, field: string | undefined): object {
  return {
    name: cell ?? sheet,
    fullyQualifiedName: cell === undefined ? sheet : `${sheet}!${cell}`,
    kind: cell === undefined ? "sheet" : "cell",
    ...(field !== undefined && { properties: { field } }),
  };
}

/** URI of a path: relative to the working directory, each part escaped. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : file.split("/").map(encodeURIComponent).join("/");
}

/** Identity of a finding that is independent of values: the code and the place. */
const identityOf = ({ code, file, sheet, cell, at }: Finding): string =>
  JSON.stringify([code, file, sheet ?? "", cell ?? at ?? ""]);

function fingerprintsOf(identity: string, occurrence: number): object {
  const hash = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  // The second is the one that GitHub compares; without it, it would hash the first line of the workbook.
  return { "epbPlace/v1": `${hash}:${occurrence}`, primaryLocationLineHash: `${hash}:${occurrence}` };
}
