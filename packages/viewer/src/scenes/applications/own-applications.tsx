import type { ApplicationListItem } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../calls/use-pages.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { ApplicationBadge } from "../../components/application/application-badge.js";
import { EmptyState } from "../../components/empty-state.js";
import { Paged } from "../../components/paged.js";
import { instant } from "../../format/dates.js";
import { APPLICANT_NEXT_TEXTS, APPLICATION_LIST_TEXTS } from "../../texts/application-texts.js";

const TEXTS = APPLICATION_LIST_TEXTS;

/** Applications of the current user, each with its status and next step. */
export function OwnApplications(): ReactElement {
  const { calls, newPath } = useApplicationArea();
  const pages = usePages(calls.list, { scope: "own" });
  return (
    <Paged
      pages={pages}
      empty={
        <EmptyState title={TEXTS.noOwn}>
          <p>{TEXTS.noOwnText}</p>
          <Link className="usa-button" to={newPath}>
            {TEXTS.newApplication}
          </Link>
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="plain-list plain-list--cards">
          {items.map((item) => (
            <OwnApplication key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Paged>
  );
}

function OwnApplication({ item }: { readonly item: ApplicationListItem }): ReactElement {
  const { pathOf } = useApplicationArea();
  const { id, organization, status, isRecertification, modifiedAt, submittedAt } = item;
  // A draft that was submitted before was returned by the reviewers.
  const next = status === "draft" && submittedAt !== undefined ? "returned" : status;
  return (
    <li className="card application-item">
      <div className="application-item__head">
        <h2 className="application-item__title">
          <Link to={pathOf(id)}>{organization === "" ? TEXTS.unnamed : organization}</Link>
        </h2>
        <ApplicationBadge status={status} submittedAt={submittedAt} />
      </div>
      <p className="application-item__next">
        <strong>{TEXTS.next}</strong> {APPLICANT_NEXT_TEXTS[next]}
      </p>
      <p className="application-item__facts">
        <span>{isRecertification ? TEXTS.recertification : TEXTS.first}</span>
        {submittedAt !== undefined && (
          <span>
            {TEXTS.submittedAt} {instant(submittedAt)}
          </span>
        )}
        <span>
          {TEXTS.modifiedAt} {instant(modifiedAt)}
        </span>
      </p>
    </li>
  );
}
