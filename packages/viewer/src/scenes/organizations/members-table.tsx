import {
  GET_ORGANIZATION,
  type OrganizationDetails,
  type OrganizationMember,
  REMOVE_ORGANIZATION_MEMBER,
  USER_GROUP_LABELS,
} from "@epb/contract";
import { type ReactElement, useState } from "react";
import { ConfirmChange } from "../../components/confirm-change.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { RowAction } from "../../components/table/row-action.js";
import { useCurrentUser } from "../../session/session-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { HandOverDialog } from "./hand-over-dialog.js";
import { nameOf } from "./member-name.js";
import { ORGANIZATION_TEXTS as TEXTS } from "./organization-texts.js";

interface MembersTableProps {
  readonly organization: OrganizationDetails;
  readonly isAdmin: boolean;
}

interface Asked {
  readonly step: "handOver" | "remove";
  readonly member: OrganizationMember;
}

/** Members, with the steps that the reader can take. */
export function MembersTable({ organization, isAdmin }: MembersTableProps): ReactElement {
  const [asked, setAsked] = useState<Asked>();
  const own = useCurrentUser()?.id;
  const { members } = organization;
  const close = (): void => setAsked(undefined);
  if (members.length === 0) return <p>{TEXTS.noMembers}</p>;
  return (
    <>
      <FramedTable caption={TEXTS.members}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.name}</th>
            <th scope="col">{TEXTS.email}</th>
            <th scope="col">{TEXTS.role}</th>
            <th scope="col" className="number">
              {TEXTS.projectRoles}
            </th>
            <th scope="col">{TEXTS.actions}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => {
            const { userId, email, userGroupId, isActive, projects } = member;
            const name = nameOf(member);
            const mayHandOver = (isAdmin || userId === own) && projects > 0 && members.length > 1;
            return (
              <tr key={userId}>
                <th scope="row">
                  {name} {userId === own && <span className="badge">{TEXTS.you}</span>}
                  {!isActive && <span className="badge badge--warning">{TEXTS.deactivated}</span>}
                </th>
                <td>{email}</td>
                <td>{USER_GROUP_LABELS[userGroupId]}</td>
                <td className="number">{projects}</td>
                <td>
                  <div className="table-actions">
                    {mayHandOver && (
                      <RowAction
                        text={TEXTS.handOver}
                        label={TEXTS.handOverOf(name)}
                        onAct={() => setAsked({ step: "handOver", member })}
                      />
                    )}
                    {isAdmin && (
                      <RowAction
                        text={COMMON_TEXTS.remove}
                        label={TEXTS.removeOf(name)}
                        onAct={() => setAsked({ step: "remove", member })}
                      />
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </FramedTable>
      {asked?.step === "handOver" && (
        <HandOverDialog organization={organization} member={asked.member} onClose={close} />
      )}
      {asked?.step === "remove" && (
        <RemoveDialog organizationId={organization.id} member={asked.member} onClose={close} />
      )}
    </>
  );
}

interface RemoveDialogProps {
  readonly organizationId: string;
  readonly member: OrganizationMember;
  readonly onClose: () => void;
}

function RemoveDialog({ organizationId, member, onClose }: RemoveDialogProps): ReactElement {
  const name = nameOf(member);
  return (
    <ConfirmChange
      title={TEXTS.removeTitle(name)}
      confirm={COMMON_TEXTS.remove}
      isDanger
      call={REMOVE_ORGANIZATION_MEMBER}
      input={{ params: { id: organizationId, userId: member.userId } }}
      changes={[GET_ORGANIZATION]}
      done={TEXTS.removed(name)}
      onClose={onClose}
    >
      <p>{TEXTS.removeText}</p>
      {member.projects > 0 && <p>{TEXTS.keepsRoles(member.projects)}</p>}
    </ConfirmChange>
  );
}
