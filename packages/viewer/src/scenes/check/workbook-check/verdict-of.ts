import { CHECK_TEXTS } from "../check-texts.js";
import type { CheckedFile } from "./checked-file.js";

export const countOf = ({ findings }: CheckedFile, wanted: "error" | "warning"): number =>
  findings.filter(({ severity }) => severity === wanted).length;

/** Result of a file in one sentence. */
export function verdictOf(checked: CheckedFile): string {
  const { status, result, kind, projectName } = checked;
  switch (status) {
    case "ok":
      return CHECK_TEXTS.verdicts.ok;
    case "warnings":
      return CHECK_TEXTS.verdicts.warnings(countOf(checked, "warning"));
    case "unreadable":
      return CHECK_TEXTS.verdicts.unreadable;
    case "fault":
      return CHECK_TEXTS.verdicts.fault;
    case "errors":
      if (result !== undefined || projectName !== undefined)
        return CHECK_TEXTS.verdicts.errors(countOf(checked, "error"));
      return kind === "xlsx" ? CHECK_TEXTS.verdicts.notOurs : CHECK_TEXTS.verdicts.noProject;
    default:
      return status satisfies never;
  }
}

/** Kind of a file: `ePB calculating template, version 4.2.10`. */
export function kindOf({ status, kind, template }: CheckedFile): string {
  if (template !== undefined) {
    return `${template.title ?? template.kind}, ${CHECK_TEXTS.templateVersion(template.version)}`;
  }
  if (status === "unreadable" || kind === undefined) return CHECK_TEXTS.noKind;
  return kind === "json" ? CHECK_TEXTS.json : CHECK_TEXTS.strangerWorkbook;
}
