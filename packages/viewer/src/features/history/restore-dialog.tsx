import { RESTORE_REVISION } from "@epb/contract";
import type { ReactElement } from "react";
import { useOpenProject } from "../../components/project/open-project.js";
import { ReasonDialog } from "../../components/project/reason-dialog.js";
import { RESTORE_TEXTS as TEXTS } from "../../texts/project-history-texts.js";

interface RestoreDialogProps {
  readonly revision: number;
  readonly onClose: () => void;
}

/** Restores an earlier revision of the project, with a reason. What others save meanwhile is not restored over unasked. */
export function RestoreDialog({ revision, onClose }: RestoreDialogProps): ReactElement {
  const { id, state } = useOpenProject();
  const texts = {
    title: TEXTS.title(revision),
    text: TEXTS.text(revision),
    reason: TEXTS.reason,
    hint: TEXTS.reasonHint,
    button: TEXTS.button,
    done: TEXTS.done(revision),
  };
  return (
    <ReasonDialog
      call={RESTORE_REVISION}
      params={{ id, revision }}
      revision={state.revision}
      texts={texts}
      onClose={onClose}
    />
  );
}
