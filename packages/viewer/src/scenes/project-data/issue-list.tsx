import type { Issue } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { MessageMark } from "../../features/grid/cell-marks.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import type { EntryPlace } from "./section-places.js";

interface IssueListProps {
  readonly issues: readonly Issue[];
  readonly isPreview: boolean;
  readonly placeOf: (path: string) => EntryPlace | undefined;
  readonly onGo: (place: EntryPlace) => void;
}

/** All that the calculation has to say, each leading to its entry. It folds out. */
export function IssueList({ issues, isPreview, placeOf, onGo }: IssueListProps): ReactElement {
  const title = isPreview ? TEXTS.issuesPreview : TEXTS.issues;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  return (
    <details className="issue-list no-print">
      <summary>
        <strong>{title}</strong>{" "}
        <span className="issue-list__count">
          {issues.length === 0 ? TEXTS.noIssues : TEXTS.issueCount(errors, issues.length - errors)}
        </span>
      </summary>
      {issues.length > 0 && (
        <ul className="issue-list__items">
          {issues.map((issue) => (
            <IssueItem
              key={`${issue.code} ${issue.at} ${issue.message}`}
              issue={issue}
              place={placeOf(issue.at)}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </details>
  );
}

interface IssueItemProps {
  readonly issue: Issue;
  readonly place: EntryPlace | undefined;
  readonly onGo: (place: EntryPlace) => void;
}

function IssueItem({ issue, place, onGo }: IssueItemProps): ReactElement {
  return (
    <li className="issue-list__item">
      <MessageMark isError={issue.severity === "error"} />
      <div>
        <p>
          <span className="visually-hidden">{issue.severity === "error" ? TEXTS.error : TEXTS.warning}: </span>
          {issue.message !== "" && <strong>{issue.message}</strong>} {issue.advice}
        </p>
        {place !== undefined && (
          <Button type="button" unstyled onClick={() => onGo(place)}>
            {TEXTS.showIssue}
          </Button>
        )}
      </div>
    </li>
  );
}
