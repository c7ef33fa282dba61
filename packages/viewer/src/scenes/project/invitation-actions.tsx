import { type PresentedInvitation, RESEND_INVITATION } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../calls/use-call.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../components/project/project-calls.js";
import { SteadyButton } from "../../components/steady-button.js";
import { RowAction } from "../../components/table/row-action.js";
import { useSite } from "../../site/site-context.js";
import { ACCESS_TEXTS } from "./project-records-texts.js";

/** Sends the message of an invitation again, where the site sends email, and copies its link. */
export function InvitationActions({ invitation }: { readonly invitation: PresentedInvitation }): ReactElement {
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
