import { LIST_PROJECTS, REMOVE_PROJECT_ACCESS } from "@epb/contract";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../components/project/project-calls.js";
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

interface RemoveAccessDialogProps {
  readonly removed: RemovedAccess;
  readonly onClose: () => void;
}

/** Asks before somebody's access is taken back, and does it. */
export function RemoveAccessDialog({ removed, onClose }: RemoveAccessDialogProps): ReactElement {
  const { memberId, name, isYou } = removed;
  const { id } = useOpenProject();
  const session = useSession();
  const navigate = useNavigate();
  const leave = (): void => {
    void session.refresh().catch(() => {});
    void navigate("/portfolio/list");
  };
  return (
    <ConfirmChange
      title={ACCESS_TEXTS.removeTitle(name)}
      confirm={COMMON_TEXTS.remove}
      isDanger
      call={REMOVE_PROJECT_ACCESS}
      input={{ params: { id, memberId } }}
      changes={isYou ? [LIST_PROJECTS] : ACCESS_ANSWERS}
      done={ACCESS_TEXTS.removed(name)}
      onDone={isYou ? leave : undefined}
      onClose={onClose}
    >
      <p>{isYou ? ACCESS_TEXTS.removeYou : ACCESS_TEXTS.removeText}</p>
    </ConfirmChange>
  );
}
