import { type PresentedAccess, ProjectAction, SHARE_PROJECTS } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Card } from "../../../components/card.js";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../../components/project/project-calls.js";
import { ACCESS_TEXTS as TEXTS } from "../project-records-texts.js";

type Office = PresentedAccess["offices"][number];

/** Program offices that could view the project; the customer decides. */
export function OfficeAgreement({ offices }: Pick<PresentedAccess, "offices">): ReactElement {
  const { id, state } = useOpenProject();
  const [agreed, setAgreed] = useState<Office>();
  const mayAgree = state.allowedActions.includes(ProjectAction.AgreeToOffice);
  return (
    <Card title={TEXTS.offices} level={3}>
      <p>{TEXTS.officesLead}</p>
      {!mayAgree && <p>{TEXTS.onlyCustomerAgrees}</p>}
      <ul className="plain-list">
        {offices.map((office) => (
          <li key={office.id} className="row">
            <span>{office.name}</span>
            {mayAgree && (
              <Button type="button" outline aria-label={TEXTS.agreeFor(office.name)} onClick={() => setAgreed(office)}>
                {TEXTS.agree}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {agreed !== undefined && (
        <ConfirmChange
          title={TEXTS.agreeTitle(agreed.name)}
          confirm={TEXTS.agree}
          call={SHARE_PROJECTS}
          input={{ body: { projectIds: [id], organizationId: agreed.id } }}
          changes={ACCESS_ANSWERS}
          done={TEXTS.shared(agreed.name)}
          onClose={() => setAgreed(undefined)}
        >
          <p>{TEXTS.agreeText}</p>
        </ConfirmChange>
      )}
    </Card>
  );
}
