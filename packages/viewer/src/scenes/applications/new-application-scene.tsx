import { APPLICATION_KINDS } from "@epb/contract";
import type { ReactElement } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useCall, useChange } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { instant } from "../../format/dates.js";
import { APPLICATION_KIND_TEXTS, NEW_APPLICATION_TEXTS } from "../../texts/application-texts.js";

const TEXTS = NEW_APPLICATION_TEXTS;

/** Requirements of an application, with the button to start one; an existing draft can be continued. */
export function NewApplicationScene(): ReactElement {
  const { kind, calls, listPath, pathOf } = useApplicationArea();
  const navigate = useNavigate();
  const create = useChange(calls.create, [calls.list]);
  const drafts = useCall(calls.list, { query: { scope: "own", status: "draft" } });
  const { title, newTitle } = APPLICATION_KIND_TEXTS[kind];
  const [draft] = drafts.data?.items ?? [];
  const needs = APPLICATION_KINDS[kind].asksForProjectInfo ? [...TEXTS.needs, TEXTS.accreditationNeed] : TEXTS.needs;
  return (
    <Page
      title={newTitle}
      lead={TEXTS.lead}
      width="narrow"
      breadcrumb={<Breadcrumb to={[{ title, path: listPath }]} here={newTitle} />}
    >
      <div className="stack">
        {draft !== undefined && (
          <AlertBox kind="info" title={TEXTS.openTitle}>
            {TEXTS.openText} <Link to={pathOf(draft.id)}>{TEXTS.goOn(instant(draft.modifiedAt))}</Link>
          </AlertBox>
        )}
        <Card title={TEXTS.needTitle}>
          <ul className="usa-list">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </Card>
        <Card title={TEXTS.stepsTitle}>
          <ol className="usa-list">
            {TEXTS.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
        <SteadyButton
          type="button"
          disabled={create.isPending}
          onClick={() =>
            create.mutate(
              { body: { form: {} } },
              { onSuccess: ({ id }) => void navigate(pathOf(id), { replace: true }) },
            )
          }
        >
          {TEXTS.start} {create.isPending && <Spinner />}
        </SteadyButton>
      </div>
    </Page>
  );
}
