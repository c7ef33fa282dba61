import type { PresentedMember } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { RoleCell } from "../../components/role-icon.js";
import { useCurrentUser } from "../../session/session-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { ACCESS_TEXTS } from "../../texts/project-records-texts.js";
import type { RemovedAccess } from "./remove-access-dialog.js";

interface MemberTableProps {
  readonly members: readonly PresentedMember[];
  /** Without it, nobody can be removed by whoever looks. */
  readonly onRemove?: ((removed: RemovedAccess) => void) | undefined;
}

/** People with a role on the project. */
export function MemberTable({ members, onRemove }: MemberTableProps): ReactElement {
  const user = useCurrentUser();
  return (
    // A region that scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-frame" aria-label={ACCESS_TEXTS.members} tabIndex={0}>
      <table className="data-table">
        <caption>{ACCESS_TEXTS.members}</caption>
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
                {onRemove !== undefined && (
                  <td>
                    <Button
                      type="button"
                      unstyled
                      className="table-action"
                      aria-label={ACCESS_TEXTS.remove(name)}
                      onClick={() => onRemove({ memberId: userId, name, isYou })}
                    >
                      {COMMON_TEXTS.remove}
                    </Button>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
