import type { Issue } from "@epb/engine";
import type { ReactElement } from "react";
import { IssueList } from "../../features/issues/issue-list.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

interface FoundIssuesProps {
  readonly projectId: string;
  /** Undefined until they are loaded. */
  readonly issues: readonly Issue[] | undefined;
  readonly isPreview: boolean;
}

/** The issues of the calculation, each leading to its entry. The list folds out. */
export function FoundIssues({ projectId, issues: loaded, isPreview }: FoundIssuesProps): ReactElement {
  const title = isPreview ? TEXTS.issuesPreview : TEXTS.issues;
  const issues = loaded ?? [];
  const errors = issues.filter(({ severity }) => severity === "error").length;
  return (
    <details className="found-issues no-print">
      <summary>
        <strong>{title}</strong>{" "}
        <span className="muted">
          {loaded !== undefined &&
            (issues.length === 0 ? TEXTS.noIssues : TEXTS.issueCount(errors, issues.length - errors))}
        </span>
      </summary>
      {issues.length > 0 && (
        // A region that scrolls has to be reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className="found-issues__items" aria-label={title} tabIndex={0}>
          <IssueList projectId={projectId} issues={issues} />
        </section>
      )}
    </details>
  );
}
