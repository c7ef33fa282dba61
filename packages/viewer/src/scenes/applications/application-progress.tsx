import { type ApplicationDetails, ApplicationStatus } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { AlertBox } from "../../components/alert-box.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { Card } from "../../components/card.js";
import { type Fact, Facts } from "../../components/facts.js";
import { instant } from "../../format/dates.js";
import {
  APPLICANT_NEXT_TEXTS,
  APPLICATION_LIST_TEXTS,
  APPLICATION_TEXTS,
  REVIEWER_NEXT_TEXTS,
  STEP_TITLES,
} from "../../texts/application-texts.js";

interface Props {
  readonly application: ApplicationDetails;
}

const { Draft, Accepted, Declined } = ApplicationStatus;

/** True for a draft that the reviewers returned. */
const isReturned = ({ status, submittedAt }: ApplicationDetails): boolean =>
  status === Draft && submittedAt !== undefined;

/** Last note of the reviewers: the requested changes, or the reason for the decision. */
export function ApplicationOutcome({ application }: Props): ReactElement | null {
  const { status, history } = application;
  const note = history.at(-1)?.note;
  if (note === undefined) return null;
  const text = <span className="kept-lines">{note}</span>;
  if (isReturned(application)) {
    return (
      <AlertBox kind="warning" title={APPLICATION_TEXTS.returnedTitle}>
        {text}
      </AlertBox>
    );
  }
  if (status === Accepted) {
    return (
      <AlertBox kind="success" title={APPLICATION_TEXTS.acceptedTitle}>
        {text}
      </AlertBox>
    );
  }
  if (status !== Declined) return null;
  return (
    // No live region: the decision is not new.
    <AlertBox kind="warning" title={APPLICATION_TEXTS.declinedTitle}>
      {text}
    </AlertBox>
  );
}

/** Dates and people of an application, and the next step for the current user. */
export function AboutApplication({ application }: Props): ReactElement {
  const { pathOf } = useApplicationArea();
  const { applicant, createdAt, submittedAt, modifiedAt, recertifies, comments, status } = application;
  const isReviewer = comments !== undefined;
  const next = isReviewer
    ? REVIEWER_NEXT_TEXTS[status]
    : APPLICANT_NEXT_TEXTS[isReturned(application) ? "returned" : status];
  const facts: Fact[] = [
    [APPLICATION_TEXTS.applicant, applicant],
    [APPLICATION_TEXTS.started, instant(createdAt)],
    [APPLICATION_TEXTS.submittedAt, instant(submittedAt)],
    [APPLICATION_LIST_TEXTS.modifiedAt, instant(modifiedAt)],
  ];
  if (recertifies !== undefined) {
    facts.push([
      APPLICATION_TEXTS.renews,
      <Link key="renews" to={pathOf(recertifies)}>
        {APPLICATION_TEXTS.renewed}
      </Link>,
    ]);
  }
  return (
    <Card title={APPLICATION_TEXTS.about}>
      {next !== undefined && (
        <p className="application__next">
          <strong>{APPLICATION_LIST_TEXTS.next}</strong> {next}
        </p>
      )}
      <Facts facts={facts} isNarrow />
    </Card>
  );
}

/** Every step that the application has taken, the first on top. */
export function StepsSoFar({ application: { history } }: Props): ReactElement {
  return (
    <Card title={APPLICATION_TEXTS.historyTitle}>
      <ol className="timeline">
        {history.map(({ at, status, by, note }, index) => (
          <li key={at} className={`timeline__step timeline__step--${status}`}>
            <strong>{STEP_TITLES[status === Draft && index > 0 ? "returned" : status]}</strong>
            <span className="facts-line">
              {by} · {instant(at)}
            </span>
            {note !== undefined && <span className="timeline__note kept-lines">{note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
