import type { ApplicationFile } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../api/use-call.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { ATTACHMENT_TEXTS as TEXTS } from "../../texts/attachment-texts.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";

interface RemoveFileDialogProps {
  /** Of the application. */
  readonly id: string;
  readonly file: ApplicationFile;
  readonly onClose: () => void;
}

/** Asks before a file is taken off a draft, and does it. */
export function RemoveFileDialog({ id, file, onClose }: RemoveFileDialogProps): ReactElement {
  const { calls } = useApplicationArea();
  const notices = useNotices();
  const change = useChange(calls.removeFile, [calls.get, calls.list], { tells: true });
  return (
    <ConfirmDialog
      title={TEXTS.removeTitle}
      confirm={COMMON_TEXTS.remove}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { params: { id, fileId: file.id } },
          {
            onSuccess: () => {
              onClose();
              notices.show(TEXTS.removed(file.fileName), { kind: "success", milliseconds: 4000 });
            },
          },
        )
      }
    >
      <p>{TEXTS.removeText(file.fileName)}</p>
    </ConfirmDialog>
  );
}
