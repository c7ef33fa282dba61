import type { PresentedInvitation } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { RoleCell } from "../../components/role-icon.js";
import { instant } from "../../format/dates.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { ACCESS_TEXTS } from "../../texts/project-records-texts.js";
import type { RemovedAccess } from "./remove-access-dialog.js";

interface InvitationTableProps {
  readonly invitations: readonly PresentedInvitation[];
  readonly onRemove?: ((removed: RemovedAccess) => void) | undefined;
}

/** Addresses that get their role once they have an account. */
export function InvitationTable({ invitations, onRemove }: InvitationTableProps): ReactElement {
  return (
    // A region that scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-frame" aria-label={ACCESS_TEXTS.invitations} tabIndex={0}>
      <table className="data-table">
        <caption className="visually-hidden">{ACCESS_TEXTS.invitations}</caption>
        <thead>
          <tr>
            <th scope="col">{ACCESS_TEXTS.email}</th>
            <th scope="col">{ACCESS_TEXTS.role}</th>
            <th scope="col">{ACCESS_TEXTS.invited}</th>
            {onRemove !== undefined && <th scope="col">{ACCESS_TEXTS.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {invitations.map(({ id, email, roleId, invitedAt }) => (
            <tr key={id}>
              <th scope="row">{email}</th>
              <td>
                <RoleCell roleId={roleId} />
              </td>
              <td>{instant(invitedAt)}</td>
              {onRemove !== undefined && (
                <td>
                  <Button
                    type="button"
                    unstyled
                    className="table-action"
                    aria-label={ACCESS_TEXTS.remove(email)}
                    onClick={() => onRemove({ memberId: id, name: email, isYou: false })}
                  >
                    {COMMON_TEXTS.remove}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
