import {
  AccountRequestStatus,
  LIST_ACCOUNT_REQUESTS,
  LIST_FAILED_JOBS,
  LIST_RECALCULATIONS,
  LIST_TRAINING_DATES,
} from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { Page } from "../../components/page.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { countText } from "./count-text.js";

/** Parts of the administration with the number of open items. */
export function OverviewScene(): ReactElement {
  const requests = useCall(LIST_ACCOUNT_REQUESTS, { query: { statusId: AccountRequestStatus.New } }).data;
  const failed = useCall(LIST_FAILED_JOBS, { query: {} }).data;
  const trainings = useCall(LIST_TRAINING_DATES, {}).data?._items;
  const [run] = useCall(LIST_RECALCULATIONS, {}).data ?? [];
  const newRequests = requests?.items.length ? TEXTS.newRequests(countText(requests)) : undefined;
  const failedJobs = failed?.items.length ? TEXTS.failedJobs(countText(failed)) : undefined;
  const isRunning = run !== undefined && run.finishedAt === undefined;
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      <ul className="plain-list plain-list--cards administration__parts">
        <Part
          to="account-requests"
          title={ADMINISTRATION_PARTS.requests}
          text={TEXTS.requestsText}
          waits={newRequests}
        />
        <Part to="users" title={ADMINISTRATION_PARTS.users} text={TEXTS.usersText} />
        <Part to="organizations" title={ADMINISTRATION_PARTS.organizations} text={TEXTS.organizationsText} />
        <Part
          to="trainings"
          title={ADMINISTRATION_PARTS.trainings}
          text={TEXTS.trainingsText}
          notes={trainings && TEXTS.upcoming(trainings.length)}
        />
        <Part to="error-log" title={ADMINISTRATION_PARTS.errorLog} text={TEXTS.errorLogText} />
        <Part to="audit" title={ADMINISTRATION_PARTS.audit} text={TEXTS.auditText} />
        <Part
          to="jobs"
          title={ADMINISTRATION_PARTS.jobs}
          text={TEXTS.jobsText}
          waits={failedJobs}
          notes={isRunning ? TEXTS.running : undefined}
        />
      </ul>
    </Page>
  );
}

interface PartProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Something is to be done there. */
  readonly waits?: string | undefined;
  readonly notes?: string | undefined;
}

function Part({ to, title, text, waits, notes }: PartProps): ReactElement {
  return (
    <li className="card administration__part">
      <h2 className="card__title">
        <Link to={`/administration/${to}`}>{title}</Link>
      </h2>
      <p>{text}</p>
      <p className="row">
        {waits !== undefined && <span className="badge badge--warning">{waits}</span>}
        {notes !== undefined && <span className="badge">{notes}</span>}
      </p>
    </li>
  );
}
