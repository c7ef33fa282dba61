import { type ApplicationDetails, ApplicationAction as Do } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { ApplicationBadge } from "../../components/application/application-badge.js";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { NotFound } from "../../components/not-permitted.js";
import { Page } from "../../components/page.js";
import { APPLICATION_KIND_TEXTS, APPLICATION_LIST_TEXTS, APPLICATION_TEXTS } from "../../texts/application-texts.js";
import { ApplicantSteps } from "./applicant-steps.js";
import { DraftForm } from "./application-form/draft-form.js";
import { AboutApplication, ApplicationOutcome, StepsSoFar } from "./application-progress.js";
import { ApplicationView } from "./application-view.js";
import { Attachments } from "./attachments/attachments.js";
import { AskForChangesDialog } from "./review/ask-for-changes-dialog.js";
import { Comments } from "./review/comments.js";
import { DecideDialog } from "./review/decide-dialog.js";
import { REVIEW_TEXTS as TEXTS } from "./review/review-texts.js";

/** Format of an id: the page sends no request for other texts. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One application: a draft for its applicant, a submitted one for its reviewers. */
export function ApplicationScene(): ReactElement {
  const { applicationId = "" } = useParams();
  return ID.test(applicationId) ? <OpenedApplication key={applicationId} id={applicationId} /> : <NotFound />;
}

function OpenedApplication({ id }: { readonly id: string }): ReactElement {
  const { calls } = useApplicationArea();
  const query = useCall(calls.get, { params: { id } });
  return (
    <CallState query={query} isPage>
      {(application) => <Application application={application} />}
    </CallState>
  );
}

function Application({ application }: { readonly application: ApplicationDetails }): ReactElement {
  const { kind, listPath } = useApplicationArea();
  const { organization, status, actions, isRecertification } = application;
  const name = organization === "" ? APPLICATION_LIST_TEXTS.unnamed : organization;
  const list = { title: APPLICATION_KIND_TEXTS[kind].title, path: listPath };
  const isDraft = actions.includes(Do.Edit);
  return (
    <Page
      title={APPLICATION_TEXTS.of(name)}
      lead={
        <span className="row">
          <ApplicationBadge status={status} submittedAt={application.submittedAt} />
          {isRecertification ? APPLICATION_LIST_TEXTS.recertification : APPLICATION_LIST_TEXTS.first}
        </span>
      }
      breadcrumb={<Breadcrumb to={[list]} here={name} />}
      actions={<ApplicantSteps application={application} />}
    >
      <div className="application">
        <div className="application__main stack">
          <ApplicationOutcome application={application} />
          {actions.includes(Do.Decide) && <ReviewSteps application={application} />}
          {isDraft ? (
            <DraftForm application={application} files={<DraftFiles application={application} />} />
          ) : (
            <ApplicationView application={application} />
          )}
          {application.comments !== undefined && <Comments application={application} comments={application.comments} />}
        </div>
        <aside className="application__aside stack" aria-label={APPLICATION_TEXTS.about}>
          <AboutApplication application={application} />
          <StepsSoFar application={application} />
        </aside>
      </div>
    </Page>
  );
}

/** The files of a draft, within its form. */
function DraftFiles({ application }: { readonly application: ApplicationDetails }): ReactElement {
  return <Attachments id={application.id} files={application.files} isEditable />;
}

/** Buttons for a submitted application: request changes, or decide. */
function ReviewSteps({ application: { id } }: { readonly application: ApplicationDetails }): ReactElement {
  const [asked, setAsked] = useState<"return" | "decide">();
  const close = (): void => setAsked(undefined);
  return (
    <Card title={TEXTS.title}>
      <p>{TEXTS.final}</p>
      <div className="row">
        <Button type="button" onClick={() => setAsked("decide")}>
          {TEXTS.decide}
        </Button>
        <Button type="button" outline onClick={() => setAsked("return")}>
          {TEXTS.askForChanges}
        </Button>
      </div>
      {asked === "return" && <AskForChangesDialog id={id} onClose={close} />}
      {asked === "decide" && <DecideDialog id={id} onClose={close} />}
    </Card>
  );
}
