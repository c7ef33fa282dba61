import type { Issue } from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { MessageMark } from "./grid/cell-marks.js";
import type { EntryTarget } from "./use-entry-target.js";

interface EntryReasonProps {
  readonly projectId: string;
  readonly target: EntryTarget;
  /** With the changes that are not saved. */
  readonly issues: readonly Issue[];
  /** As saved. */
  readonly saved: readonly Issue[];
}

/** Why somebody was led to an entry, as long as it is to be mended, and that it is once it is. */
export function EntryReason({ projectId, target, issues, saved }: EntryReasonProps): ReactElement {
  const isOfTarget = ({ at }: Issue): boolean => at === target.path;
  const found = issues.filter(isOfTarget);
  const isMended = found.length === 0 && saved.some(isOfTarget);
  return (
    <div role="status">
      {(found.length > 0 || isMended || target.place === undefined) && (
        <div className="entry-reason">
          {target.place === undefined && <p>{TEXTS.noEntry}</p>}
          {found.map(({ code, severity, message, advice }) => (
            <p key={`${code} ${message}`} className="entry-reason__issue">
              <MessageMark isError={severity === "error"} />
              <span>
                <strong>{message}</strong> {advice}
              </span>
            </p>
          ))}
          {isMended && <p>{TEXTS.mended}</p>}
          <Link to={`/portfolio/${projectId}`}>{TEXTS.toDashboard}</Link>
        </div>
      )}
    </div>
  );
}
