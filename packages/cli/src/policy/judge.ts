import { type Finding, inputFinding } from "@epb/workbook/diagnostics";
import { isAt } from "./finding-place.js";
import { type FindingRules, isIgnored, withSeverity } from "./finding-rules.js";
import type { NumberedWaiver, WaivedFinding, Waivers } from "./waiver.js";

/** Findings of one file, sorted by what counts. */
export interface JudgedFindings {
  /** Findings that count, with the severity that they have under the rules. */
  readonly findings: readonly Finding[];
  readonly waived: readonly WaivedFinding[];
  /** Number of findings that the rules leave out. */
  readonly ignored: number;
}

export interface Judgment {
  readonly rules: FindingRules;
  readonly waivers: Waivers | undefined;
  /** YYYY-MM-DD */
  readonly today: string;
  /** False for a project that cannot be calculated: its errors always count, as an accepted file has figures. */
  readonly isCalculated: boolean;
}

/**
 * Applies the waivers of a file and the rules of the configuration to its findings. Everything that counts findings
 * counts the result: every report, and the exit status.
 */
export function judge(all: readonly Finding[], { rules, waivers, today, isCalculated }: Judgment): JudgedFindings {
  const { waivers: list = [], findings: ownFindings = [] } = waivers ?? {};
  const current = list.filter(({ until }) => until >= today);
  const waived: WaivedFinding[] = [];
  const isFixed = ({ severity }: Finding): boolean => !isCalculated && severity === "error";
  const counting = all.filter((finding) => {
    const waiver = isFixed(finding) ? undefined : current.find((each) => applies(each, finding));
    if (waiver === undefined) return true;
    const { reason, person, until } = waiver;
    waived.push({ finding: withSeverity(finding, rules), waiver: { reason, person, until } });
    return false;
  });
  const about = list.flatMap((waiver) => findingAbout(waiver, { file: waivers?.file ?? "", all, today, isFixed }));
  const candidates = [...counting, ...ownFindings, ...about];
  const findings = candidates
    .filter((each) => isFixed(each) || !isIgnored(each.code, rules))
    .map((each) => (isFixed(each) ? each : withSeverity(each, rules)));
  return { findings, waived, ignored: candidates.length - findings.length };
}

const applies = ({ code, place }: NumberedWaiver, finding: Finding): boolean =>
  finding.code === code && isAt(finding, place);

interface Circumstances {
  /** File of the waivers. */
  readonly file: string;
  readonly all: readonly Finding[];
  readonly today: string;
  readonly isFixed: (finding: Finding) => boolean;
}

/** Finding about a waiver that is of no use; none about one that applies. */
function findingAbout(waiver: NumberedWaiver, { file, all, today, isFixed }: Circumstances): readonly Finding[] {
  const { code, place, until, person, index } = waiver;
  const at = `waivers[${index}]`;
  const found = `${code} at ${place}`;
  const matching = all.filter((finding) => applies(waiver, finding));
  if (matching.length === 0) return [inputFinding("waiver/unmatched", file, { at, found })];
  if (matching.every(isFixed)) return [inputFinding("waiver/not-possible", file, { at, found })];
  if (until >= today) return [];
  return [inputFinding("waiver/expired", file, { at, found: `${found}, accepted by ${person} until ${until}` })];
}
