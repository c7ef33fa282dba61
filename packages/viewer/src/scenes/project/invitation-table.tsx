import type { PresentedInvitation } from "@epb/contract";
import type { ReactElement } from "react";
import { RoleCell } from "../../components/role-icon.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { instant } from "../../format/dates.js";
import { InvitationActions } from "./invitation-actions.js";
import { ACCESS_TEXTS } from "./project-records-texts.js";
import { type OnRemove, RemoveAccessCell } from "./remove-access-cell.js";

interface InvitationTableProps {
  readonly invitations: readonly PresentedInvitation[];
  readonly onRemove: OnRemove;
}

/** Addresses that receive their role when they have an account. */
export function InvitationTable({ invitations, onRemove }: InvitationTableProps): ReactElement {
  return (
    <FramedTable caption={ACCESS_TEXTS.invitedPeople} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{ACCESS_TEXTS.email}</th>
          <th scope="col">{ACCESS_TEXTS.role}</th>
          <th scope="col">{ACCESS_TEXTS.invited}</th>
          {onRemove !== undefined && <th scope="col">{ACCESS_TEXTS.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <th scope="row">{invitation.email}</th>
            <td>
              <RoleCell roleId={invitation.roleId} />
            </td>
            <td>{instant(invitation.invitedAt)}</td>
            <RemoveAccessCell
              removed={{ memberId: invitation.id, name: invitation.email, who: "invited" }}
              onRemove={onRemove}
            >
              <InvitationActions invitation={invitation} />
            </RemoveAccessCell>
          </tr>
        ))}
      </tbody>
    </FramedTable>
  );
}
