import type { Finding } from "@epb/workbook/diagnostics";
import type { ReactElement, ReactNode } from "react";
import { useNotices } from "../../components/notices/notice-list.js";
import { saveFile } from "../../components/save-file.js";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";
import { csvOfFindings, findingsAsText } from "./findings-as-text.js";

interface FindingActionsProps {
  readonly file: string;
  /** Those that the filter lets through. */
  readonly shown: readonly Finding[];
  /** Further ways. */
  readonly children?: ReactNode;
}

/** Ways to take the findings elsewhere. */
export function FindingActions({ file, shown, children }: FindingActionsProps): ReactElement {
  const notices = useNotices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(findingsAsText(file, shown));
      notices.done(FINDING_TEXTS.copied);
    } catch {
      notices.show(FINDING_TEXTS.notCopied, { kind: "danger" });
    }
  };
  const save = (): void =>
    saveFile({
      content: new Blob([csvOfFindings(shown)], { type: "text/csv" }),
      fileName: `${file}.findings.csv`,
    });
  return (
    <>
      <button type="button" className="usa-button usa-button--outline" onClick={() => void copy()}>
        {FINDING_TEXTS.copy}
      </button>
      <button
        type="button"
        className="usa-button usa-button--outline"
        aria-label={`${FINDING_TEXTS.download} ${FINDING_TEXTS.csv}`}
        onClick={save}
      >
        {FINDING_TEXTS.csv}
      </button>
      {children}
    </>
  );
}
