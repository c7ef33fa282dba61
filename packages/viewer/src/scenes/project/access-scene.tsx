import { GET_PROJECT_ACCESS, ProjectAction } from "@epb/contract";
import { type ReactElement, useState } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { useSite } from "../../site/site-context.js";
import { PROJECT_TABS } from "../../texts/project-texts.js";
import { GrantForm } from "./grant-form.js";
import { InvitationTable } from "./invitation-table.js";
import { MemberTable } from "./member-table.js";
import { OfficeAgreement } from "./organizations/office-agreement.js";
import { OrganizationAccess } from "./organizations/organization-access.js";
import { ACCESS_TEXTS } from "./project-records-texts.js";
import { RemoveAccessDialog, type RemovedAccess } from "./remove-access-dialog.js";

/** Members with their roles, and invitations. @spec P §1 "more users can be given read-only" */
export function AccessScene(): ReactElement {
  const { id, state } = useOpenProject();
  const { sendsMail } = useSite();
  const query = useCall(GET_PROJECT_ACCESS, { params: { id } });
  const [removing, setRemoving] = useState<RemovedAccess>();
  const onRemove = state.allowedActions.includes(ProjectAction.ManageAccess) ? setRemoving : undefined;
  return (
    <ProjectPart title={PROJECT_TABS.access} lead={ACCESS_TEXTS.lead}>
      <CallState query={query}>
        {({ members, invitations, organizations, offices }) => (
          <div className="stack">
            <MemberTable members={members} onRemove={onRemove} />
            {invitations.length > 0 && (
              <Card title={ACCESS_TEXTS.invitations} level={3}>
                <p>{ACCESS_TEXTS.invitationsLead}</p>
                {onRemove !== undefined && !sendsMail && <p>{ACCESS_TEXTS.passLinksOn}</p>}
                <InvitationTable invitations={invitations} onRemove={onRemove} />
              </Card>
            )}
            <OrganizationAccess organizations={organizations} />
            {offices.length > 0 && <OfficeAgreement offices={offices} />}
            {onRemove !== undefined && (
              <Card title={ACCESS_TEXTS.grant} level={3}>
                <p>{sendsMail ? ACCESS_TEXTS.grantLead : ACCESS_TEXTS.grantLeadWithoutMail}</p>
                <GrantForm />
              </Card>
            )}
          </div>
        )}
      </CallState>
      {removing !== undefined && <RemoveAccessDialog removed={removing} onClose={() => setRemoving(undefined)} />}
    </ProjectPart>
  );
}
