import { ACCEPT_INVITATION, LIST_INVITATIONS, LIST_PROJECTS, type ReceivedInvitation } from "@epb/contract";
import { PROJECT_ACCESS_ROLE_LABELS } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useCall, useChange } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { instant } from "../../format/dates.js";
import { INVITATION_TEXTS } from "./portfolio-texts.js";

interface InvitationListProps {
  /** Moves the focus, because the button disappears. */
  readonly onAccepted: () => void;
}

/** Roles on projects that the current user has not accepted yet; renders nothing if there are no invitations. */
export function InvitationList({ onAccepted }: InvitationListProps): ReactElement | null {
  const query = useCall(LIST_INVITATIONS, {});
  const notices = useNotices();
  const change = useChange(ACCEPT_INVITATION, [LIST_INVITATIONS, LIST_PROJECTS]);
  const accept = ({ id, projectName }: ReceivedInvitation): void =>
    change.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notices.done(INVITATION_TEXTS.accepted(projectName));
          onAccepted();
        },
      },
    );
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <Card title={INVITATION_TEXTS.title}>
      <ul className="usa-list usa-list--unstyled stack">
        {query.data.map((invitation) => (
          <li key={invitation.id}>
            <p>
              {INVITATION_TEXTS.invited(
                invitation.projectName,
                PROJECT_ACCESS_ROLE_LABELS[invitation.roleId],
                instant(invitation.invitedAt),
              )}
            </p>
            <Button
              type="button"
              disabled={change.isPending}
              aria-label={INVITATION_TEXTS.acceptOf(invitation.projectName)}
              onClick={() => accept(invitation)}
            >
              {INVITATION_TEXTS.accept}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
