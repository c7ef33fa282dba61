import {
  ORGANIZATION_KIND_LABELS,
  type PresentedAccess,
  ProjectAction,
  type ProjectOrganization,
  STOP_SHARING_PROJECT,
} from "@epb/contract";
import { type ReactElement, useState } from "react";
import { Card } from "../../../components/card.js";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../../components/project/project-calls.js";
import { FramedTable } from "../../../components/table/framed-table.js";
import { RowAction } from "../../../components/table/row-action.js";
import { calendarDay } from "../../../format/dates.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { ACCESS_TEXTS as TEXTS } from "../project-records-texts.js";
import { ShareForm } from "./share-form.js";

/** Organizations whose members can view the project. */
export function OrganizationAccess({ organizations }: Pick<PresentedAccess, "organizations">): ReactElement {
  const { id, state } = useOpenProject();
  const [ended, setEnded] = useState<ProjectOrganization>();
  const mayEnd = state.allowedActions.includes(ProjectAction.ManageAccess);
  const mayShare = state.allowedActions.includes(ProjectAction.KeepRecords);
  return (
    <Card title={TEXTS.organizations} level={3}>
      <div className="stack">
        <p>{organizations.length === 0 ? TEXTS.noOrganizations : TEXTS.organizationsLead}</p>
        {organizations.length > 0 && (
          <FramedTable caption={TEXTS.organizationTable} isCaptionHidden>
            <thead>
              <tr>
                <th scope="col">{TEXTS.name}</th>
                <th scope="col">{TEXTS.kind}</th>
                <th scope="col">{TEXTS.since}</th>
                {mayEnd && <th scope="col">{TEXTS.actions}</th>}
              </tr>
            </thead>
            <tbody>
              {organizations.map((organization) => (
                <tr key={organization.id}>
                  <th scope="row">{organization.name}</th>
                  <td>{ORGANIZATION_KIND_LABELS[organization.kind]}</td>
                  <td>{calendarDay(organization.sharedAt.slice(0, 10))}</td>
                  {mayEnd && (
                    <td>
                      <RowAction
                        text={COMMON_TEXTS.remove}
                        label={TEXTS.endAccess(organization.name)}
                        onAct={() => setEnded(organization)}
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </FramedTable>
        )}
        {mayShare && <ShareForm organizations={organizations} />}
      </div>
      {ended !== undefined && (
        <ConfirmChange
          title={TEXTS.endTitle(ended.name)}
          confirm={COMMON_TEXTS.remove}
          isDanger
          call={STOP_SHARING_PROJECT}
          input={{ params: { id, organizationId: ended.id } }}
          changes={ACCESS_ANSWERS}
          done={TEXTS.ended(ended.name)}
          onClose={() => setEnded(undefined)}
        >
          <p>{TEXTS.endText}</p>
        </ConfirmChange>
      )}
    </Card>
  );
}
