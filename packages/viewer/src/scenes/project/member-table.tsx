import type { PresentedMember } from "@epb/contract";
import type { ReactElement } from "react";
import { RoleCell } from "../../components/role-icon.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { useCurrentUser } from "../../session/session-context.js";
import { ACCESS_TEXTS } from "./project-records-texts.js";
import { type OnRemove, RemoveAccessCell } from "./remove-access-cell.js";

interface MemberTableProps {
  readonly members: readonly PresentedMember[];
  readonly onRemove: OnRemove;
}

/** People with a role on the project. */
export function MemberTable({ members, onRemove }: MemberTableProps): ReactElement {
  const user = useCurrentUser();
  return (
    <FramedTable caption={ACCESS_TEXTS.members}>
      <thead>
        <tr>
          <th scope="col">{ACCESS_TEXTS.name}</th>
          <th scope="col">{ACCESS_TEXTS.email}</th>
          <th scope="col">{ACCESS_TEXTS.organization}</th>
          <th scope="col">{ACCESS_TEXTS.role}</th>
          {onRemove !== undefined && <th scope="col">{ACCESS_TEXTS.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {members.map(({ userId, firstName, lastName, email, organization, roleId }) => {
          const name = `${firstName} ${lastName}`;
          const isYou = userId === user?.id;
          return (
            <tr key={userId}>
              <th scope="row">
                {name} {isYou && <span className="badge">{ACCESS_TEXTS.you}</span>}
              </th>
              <td>{email}</td>
              <td>{organization}</td>
              <td>
                <RoleCell roleId={roleId} />
              </td>
              <RemoveAccessCell
                removed={{ memberId: userId, name, who: isYou ? "you" : "member" }}
                onRemove={onRemove}
              />
            </tr>
          );
        })}
      </tbody>
    </FramedTable>
  );
}
