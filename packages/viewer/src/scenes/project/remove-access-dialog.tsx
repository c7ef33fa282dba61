import { LIST_PROJECTS, REMOVE_PROJECT_ACCESS } from "@epb/contract";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../components/project/project-calls.js";
import { useSession } from "../../session/session-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { ACCESS_TEXTS } from "./project-records-texts.js";

/** Whose access is to be taken back. */
export interface RemovedAccess {
  /** Id of the user or the invitation. */
  readonly memberId: string;
  readonly name: string;
  /** An invited person has no access yet. */
  readonly who: "you" | "member" | "invited";
}

interface RemoveAccessDialogProps {
  readonly removed: RemovedAccess;
  readonly onClose: () => void;
}

/** Asks for confirmation, then removes the access. */
export function RemoveAccessDialog({ removed, onClose }: RemoveAccessDialogProps): ReactElement {
  const { memberId, name, who } = removed;
  const texts = who === "invited" ? ofInvitation(name) : ofAccess(name, who);
  const isYou = who === "you";
  const { id } = useOpenProject();
  const session = useSession();
  const navigate = useNavigate();
  const leave = (): void => {
    void session.refresh().catch(() => {});
    void navigate("/portfolio/list");
  };
  return (
    <ConfirmChange
      title={texts.title}
      confirm={COMMON_TEXTS.remove}
      isDanger
      call={REMOVE_PROJECT_ACCESS}
      input={{ params: { id, memberId } }}
      changes={isYou ? [LIST_PROJECTS] : ACCESS_ANSWERS}
      done={texts.done}
      onDone={isYou ? leave : undefined}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </ConfirmChange>
  );
}

const ofAccess = (name: string, who: "you" | "member") => ({
  title: ACCESS_TEXTS.removeTitle(name),
  text: who === "you" ? ACCESS_TEXTS.removeYou : ACCESS_TEXTS.removeText,
  done: ACCESS_TEXTS.removed(name),
});

const ofInvitation = (email: string) => ({
  title: ACCESS_TEXTS.removeInvitationTitle(email),
  text: ACCESS_TEXTS.removeInvitationText,
  done: ACCESS_TEXTS.invitationRemoved(email),
});
