import { APPLICATION_LIMITS, type ApplicationFile } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useUpload } from "../../../calls/use-upload.js";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { FileDrop } from "../../../components/files/file-drop.js";
import { SendingList } from "../../../components/files/sending-list.js";
import { sizeRefusal } from "../../../components/files/size-refusal.js";
import { useSending } from "../../../components/files/use-sending.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { saveFile } from "../../../components/save-file.js";
import { failureText } from "../../../errors/failure-text.js";
import { instant } from "../../../format/dates.js";
import { byteSize } from "../../../format/numbers.js";
import { useSession } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { ATTACHMENT_TEXTS, ATTACHMENT_TEXTS as TEXTS } from "./attachment-texts.js";

interface AttachmentsProps {
  /** Id of the application. */
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

interface AddFileProps {
  /** Id of the application. */
  readonly id: string;
  /** Files that it has. */
  readonly count: number;
}

/** Attaches files to a draft, and shows the result for each. */
function AddFile({ id, count }: AddFileProps): ReactElement {
  const { calls } = useApplicationArea();
  const { uploadBytes } = useSite();
  const { upload, part } = useUpload(calls.addFile, [calls.get, calls.list]);
  const sending = useSending({
    refusal: (file) => fileRefusal(file, { count, mostBytes: uploadBytes }),
    send: (file) =>
      upload.mutateAsync({
        params: { id },
        query: { fileName: nameToSend(file.name) },
        body: new Blob([file], { type: "application/octet-stream" }),
      }),
  });
  const isFull = count >= APPLICATION_LIMITS.files;
  return (
    <>
      <FileDrop
        label={TEXTS.add}
        hint={isFull ? TEXTS.full : TEXTS.hint(byteSize(uploadBytes), APPLICATION_LIMITS.files)}
        isMultiple
        isDisabled={isFull}
        onFiles={(picked) => void sending.add(picked)}
      />
      <SendingList sending={sending} part={part} />
    </>
  );
}

/**
 * Reason to refuse a file before the upload; undefined if it may be sent.
 * @param count - Number of files that the application already has.
 */
export function fileRefusal(
  file: Pick<File, "size">,
  { count, mostBytes }: { readonly count: number; readonly mostBytes: number },
): string | undefined {
  if (count >= APPLICATION_LIMITS.files) return ATTACHMENT_TEXTS.tooMany(APPLICATION_LIMITS.files);
  return sizeRefusal(file, mostBytes);
}

/** A name that the server takes: what other systems do not allow in the name of a file becomes a line. */
export function nameToSend(name: string): string {
  const allowed = name.replace(/[\p{C}/\\:*?"<>|]/gu, "_").trim();
  const { fileNameLength } = APPLICATION_LIMITS;
  if (allowed.length <= fileNameLength) return allowed;
  // The extension, which shows the type of the file, is kept.
  const extension = /\.[^.]{1,10}$/.exec(allowed)?.[0] ?? "";
  return allowed.slice(0, fileNameLength - extension.length) + extension;
}

interface RemoveFileDialogProps {
  /** Id of the application. */
  readonly id: string;
  readonly file: ApplicationFile;
  readonly onClose: () => void;
}

/** Asks before a file is taken off a draft, and does it. */
function RemoveFileDialog({ id, file, onClose }: RemoveFileDialogProps): ReactElement {
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
