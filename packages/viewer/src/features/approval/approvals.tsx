import { LIST_APPROVALS } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { instant } from "../../format/dates.js";
import { PROJECT_REVIEW_TEXTS as TEXTS } from "../../texts/project-review-texts.js";
import "./statement.scss";

/** Approvals, newest first. */
export function Approvals(): ReactElement {
  const { id } = useOpenProject();
  const approvals = useCall(LIST_APPROVALS, { params: { id } });
  return (
    <CallState query={approvals}>
      {(items) =>
        items.length === 0 ? (
          <p>{TEXTS.noApprovals}</p>
        ) : (
          <ul className="plain-list plain-list--loose">
            {items.map(({ id: approvalId, revision, by, at, statement }) => (
              <li key={approvalId}>
                {TEXTS.approvalOf(revision, by.name, instant(at))}{" "}
                <Link className="no-print" to={`/portfolio/${id}/approvals/${approvalId}`}>
                  {TEXTS.openApproval}
                  <span className="visually-hidden">: {TEXTS.approvedTitle(revision)}</span>
                </Link>
                <blockquote className="signed-statement">{statement}</blockquote>
              </li>
            ))}
          </ul>
        )
      }
    </CallState>
  );
}
