import { type PresentedInvitation, RESEND_INVITATION } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../calls/use-call.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../components/project/project-calls.js";
import { RoleCell } from "../../components/role-icon.js";
import { SteadyButton } from "../../components/steady-button.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { RowAction } from "../../components/table/row-action.js";
import { instant } from "../../format/dates.js";
import { useSite } from "../../site/site-context.js";
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

/** Sends the message of an invitation again, where the site sends email, and copies its link. */
function InvitationActions({ invitation }: { readonly invitation: PresentedInvitation }): ReactElement {
  const { id: memberId, email, link } = invitation;
  const { id } = useOpenProject();
  const { sendsMail } = useSite();
  const notices = useNotices();
  const resend = useChange(RESEND_INVITATION, ACCESS_ANSWERS);
  const send = (): void =>
    resend.mutate({ params: { id, memberId } }, { onSuccess: () => notices.done(ACCESS_TEXTS.resent(email)) });
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => notices.done(ACCESS_TEXTS.linkCopied),
      () => notices.show(ACCESS_TEXTS.linkNotCopied(link)),
    );
  };
  return (
    <>
      {sendsMail && (
        <SteadyButton
          type="button"
          unstyled
          className="table-action"
          aria-label={ACCESS_TEXTS.resendTo(email)}
          disabled={resend.isPending}
          onClick={send}
        >
          {ACCESS_TEXTS.resend}
        </SteadyButton>
      )}
      <RowAction text={ACCESS_TEXTS.copyLink} label={ACCESS_TEXTS.copyLinkFor(email)} onAct={copy} />
    </>
  );
}
