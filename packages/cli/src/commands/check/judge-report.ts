import { statusOf } from "@epb/workbook/diagnostics";
import type { Io } from "../../io.js";
import { type Baseline, compareWithBaseline } from "../../policy/baseline.js";
import { type FindingRules, hasRules, isIgnored } from "../../policy/finding-rules.js";
import { type JudgedFindings, judge } from "../../policy/judge.js";
import { readWaivers } from "../../policy/read-waivers.js";
import type { FileReport } from "./report/file-report.js";

export interface Policy {
  readonly rules: FindingRules;
  /** Known findings; absent without a baseline. */
  readonly baseline?: Baseline | undefined;
}

/**
 * Applies the rules of the configuration, the waivers beside the file, and the baseline to a report. Reports come here
 * from the cache as well, which holds them as they were before. What keeps a file from being read always counts.
 */
export async function judgeReport(report: FileReport, { rules, baseline }: Policy, io: Io): Promise<FileReport> {
  if (!isJudged(report)) return report;
  const judged = await judgeFindings(report, rules, io);
  const { waived, ignored } = judged;
  const before = (baseline?.get(report.file) ?? []).filter(({ code }) => !isIgnored(code, rules));
  const { added, known } = compareWithBaseline(judged.findings, before);
  // A finding that is waived now is still there.
  const present = [...judged.findings, ...waived.map(({ finding }) => finding)];
  const { resolved } = compareWithBaseline(present, before);
  return {
    ...report,
    status: statusOf(added),
    issues: added,
    ...(waived.length > 0 && { waived }),
    ...(known.length > 0 && { known }),
    ...(resolved.length > 0 && { resolved }),
    ...(ignored > 0 && { ignored }),
  };
}

/** True if the configuration, waivers, and the baseline apply to a report: the file was read. */
export const isJudged = ({ status }: FileReport): boolean => status !== "unreadable" && status !== "fault";

async function judgeFindings(
  { file, issues, figures }: FileReport,
  rules: FindingRules,
  io: Io,
): Promise<JudgedFindings> {
  const waivers = await readWaivers(file, io);
  if (waivers === undefined && !hasRules(rules)) return { findings: issues, waived: [], ignored: 0 };
  return judge(issues, { rules, waivers, today: io.today(), isCalculated: figures !== undefined });
}
