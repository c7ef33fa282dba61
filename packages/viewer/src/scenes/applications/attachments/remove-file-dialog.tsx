import type { ApplicationFile } from "@epb/contract";
import type { ReactElement } from "react";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { ATTACHMENT_TEXTS as TEXTS } from "./attachment-texts.js";

interface RemoveFileDialogProps {
  /** Of the application. */
  readonly id: string;
  readonly file: ApplicationFile;
  readonly onClose: () => void;
}

/** Asks before a file is taken off a draft, and does it. */
export function RemoveFileDialog({ id, file, onClose }: RemoveFileDialogProps): ReactElement {
  const { calls } = useApplicationArea();
  return (
    <ConfirmChange
      title={TEXTS.removeTitle}
      confirm={COMMON_TEXTS.remove}
      isDanger
      call={calls.removeFile}
      input={{ params: { id, fileId: file.id } }}
      changes={[calls.get, calls.list]}
      done={TEXTS.removed(file.fileName)}
      onClose={onClose}
    >
      <p>{TEXTS.removeText(file.fileName)}</p>
    </ConfirmChange>
  );
}
