import type { ApplicationFile } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { saveFile } from "../../../components/save-file.js";
import { failureText } from "../../../errors/failure-text.js";
import { instant } from "../../../format/dates.js";
import { byteSize } from "../../../format/numbers.js";
import { useSession } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { AddFile } from "./add-file.js";
import { ATTACHMENT_TEXTS } from "./attachment-texts.js";
import { RemoveFileDialog } from "./remove-file-dialog.js";

interface AttachmentsProps {
  /** Of the application. */
  readonly id: string;
  readonly files: readonly ApplicationFile[];
  readonly isEditable?: boolean;
}

/** The files of an application: each can be saved, and those of a draft removed and more attached. */
export function Attachments({ id, files, isEditable = false }: AttachmentsProps): ReactElement {
  const { api } = useSession();
  const { calls } = useApplicationArea();
  const { supportEmail } = useSite();
  const notices = useNotices();
  const [removed, setRemoved] = useState<ApplicationFile>();
  const download = (file: ApplicationFile): void => {
    api.download(calls.getFile, { params: { id, fileId: file.id } }).then(saveFile, (error: unknown) => {
      const text = failureText(error, supportEmail);
      if (text !== undefined) notices.show(text, { kind: "danger" });
    });
  };
  return (
    <div className="stack">
      {files.length === 0 ? (
        <p className="usa-hint">{ATTACHMENT_TEXTS.none}</p>
      ) : (
        <ul className="plain-list" aria-label={ATTACHMENT_TEXTS.list}>
          {files.map((file) => (
            <li key={file.id} className="attachment">
              <div>
                <Button
                  type="button"
                  unstyled
                  className="attachment__name"
                  aria-label={ATTACHMENT_TEXTS.download(file.fileName)}
                  onClick={() => download(file)}
                >
                  {file.fileName}
                </Button>
                <span className="facts-line">
                  {byteSize(file.size)} · {instant(file.uploadedAt)}
                </span>
              </div>
              {isEditable && (
                <Button
                  type="button"
                  outline
                  className="usa-button--small"
                  aria-label={ATTACHMENT_TEXTS.remove(file.fileName)}
                  onClick={() => setRemoved(file)}
                >
                  {COMMON_TEXTS.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isEditable && <AddFile id={id} count={files.length} />}
      {removed !== undefined && <RemoveFileDialog id={id} file={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
}
