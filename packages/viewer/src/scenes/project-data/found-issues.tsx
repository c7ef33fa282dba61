import type { Issue } from "@epb/engine";
import type { ReactElement } from "react";
import { IssueList } from "../../features/issues/issue-list.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

interface FoundIssuesProps {
  readonly projectId: string;
  readonly issues: readonly Issue[];
  readonly isPreview: boolean;
}

/** All that the calculation has to say, each leading to its entry. It folds out. */
export function FoundIssues({ projectId, issues, isPreview }: FoundIssuesProps): ReactElement {
  const title = isPreview ? TEXTS.issuesPreview : TEXTS.issues;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  return (
    <details className="found-issues no-print">
      <summary>
        <strong>{title}</strong>{" "}
        <span className="found-issues__count">
          {issues.length === 0 ? TEXTS.noIssues : TEXTS.issueCount(errors, issues.length - errors)}
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
