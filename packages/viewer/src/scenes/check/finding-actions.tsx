import type { ReactElement } from "react";
import { useNotices } from "../../components/notices/notice-list.js";
import { saveFile } from "../../components/save-file.js";
import { findingsAsText } from "../../features/finding-list/findings-as-text.js";
import type { ShownFinding } from "../../features/finding-list/shown-finding.js";
import type { CheckedFile } from "../../features/workbook-check/checked-file.js";
import { csvOfFindings, jsonOfFile } from "../../features/workbook-check/findings-as-data.js";
import { FINDING_TEXTS } from "../../texts/check-texts.js";

interface FindingActionsProps {
  readonly checked: CheckedFile;
  /** Those that the filter lets through. */
  readonly shown: readonly ShownFinding[];
}

const NOTICE_MILLISECONDS = 4000;

/** Ways to take the findings elsewhere. */
export function FindingActions({ checked, shown }: FindingActionsProps): ReactElement {
  const notices = useNotices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(findingsAsText(checked.file, shown));
      notices.show(FINDING_TEXTS.copied, { kind: "success", milliseconds: NOTICE_MILLISECONDS });
    } catch {
      notices.show(FINDING_TEXTS.notCopied, { kind: "danger" });
    }
  };
  const save = (text: string, type: string, extension: string): void =>
    saveFile({ content: new Blob([text], { type }), fileName: `${checked.file}.findings.${extension}` });
  return (
    <>
      <button type="button" className="usa-button usa-button--outline" onClick={() => void copy()}>
        {FINDING_TEXTS.copy}
      </button>
      <button
        type="button"
        className="usa-button usa-button--outline"
        aria-label={`${FINDING_TEXTS.download} ${FINDING_TEXTS.csv}`}
        onClick={() => save(csvOfFindings([{ file: checked.file, findings: shown }]), "text/csv", "csv")}
      >
        {FINDING_TEXTS.csv}
      </button>
      <button
        type="button"
        className="usa-button usa-button--outline"
        aria-label={`${FINDING_TEXTS.download} ${FINDING_TEXTS.json}`}
        onClick={() => save(jsonOfFile(checked), "application/json", "json")}
      >
        {FINDING_TEXTS.json}
      </button>
    </>
  );
}
