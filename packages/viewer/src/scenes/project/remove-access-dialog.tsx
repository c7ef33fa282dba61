import { GET_PROJECT_ACCESS, LIST_PROJECTS, REMOVE_PROJECT_ACCESS } from "@epb/contract";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useChange } from "../../api/use-call.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { useSession } from "../../session/session-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { ACCESS_TEXTS } from "../../texts/project-records-texts.js";

/** Whose access is to be taken back. */
export interface RemovedAccess {
  /** Of the user or of the invitation. */
  readonly memberId: string;
  readonly name: string;
  readonly isYou: boolean;
}

const TOLD_MILLISECONDS = 5000;

interface RemoveAccessDialogProps {
  readonly removed: RemovedAccess;
  readonly onClose: () => void;
}

/** Asks before somebody's access is taken back, and does it. */
export function RemoveAccessDialog({ removed, onClose }: RemoveAccessDialogProps): ReactElement {
  const { memberId, name, isYou } = removed;
  const { id } = useOpenProject();
  const notices = useNotices();
  const session = useSession();
  const navigate = useNavigate();
  const change = useChange(REMOVE_PROJECT_ACCESS, isYou ? [LIST_PROJECTS] : [GET_PROJECT_ACCESS, LIST_PROJECTS], {
    tells: true,
  });
  const done = (): void => {
    onClose();
    notices.show(ACCESS_TEXTS.removed(name), { kind: "success", milliseconds: TOLD_MILLISECONDS });
    if (!isYou) return;
    void session.refresh().catch(() => {});
    void navigate("/portfolio/list");
  };
  return (
    <ConfirmDialog
      title={ACCESS_TEXTS.removeTitle(name)}
      confirm={COMMON_TEXTS.remove}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() => change.mutate({ params: { id, memberId } }, { onSuccess: done })}
    >
      <p>{isYou ? ACCESS_TEXTS.removeYou : ACCESS_TEXTS.removeText}</p>
    </ConfirmDialog>
  );
}
