import { ADD_PROJECT_FILE, LIMITS, LIST_PROJECT_FILES } from "@epb/contract";
import { Button, Label, TextInput } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useUpload } from "../../api/use-upload.js";
import { Card } from "../../components/card.js";
import { DialogFailure } from "../../components/confirm-dialog.js";
import { FileDrop } from "../../components/file-drop.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { UploadProgress } from "../../components/upload-progress.js";
import { byteSize } from "../../format/numbers.js";
import { useSite } from "../../site/site-context.js";
import { FILES_TEXTS } from "../../texts/project-records-texts.js";
import { UPLOAD_TEXTS } from "../../texts/upload-texts.js";

const TOLD_MILLISECONDS = 5000;

/** Adds a file to the project, with a remark. */
export function AddFile(): ReactElement {
  const { id } = useOpenProject();
  const { uploadBytes } = useSite();
  const notices = useNotices();
  const [file, setFile] = useState<File>();
  const [remark, setRemark] = useState("");
  const [error, setError] = useState<string>();
  const { upload, part } = useUpload(ADD_PROJECT_FILE, [LIST_PROJECT_FILES, ...PROJECT_ANSWERS]);
  const most = byteSize(uploadBytes);
  const choose = (chosen: File): void => {
    upload.reset();
    const isTooLarge = chosen.size > uploadBytes;
    setError(isTooLarge ? UPLOAD_TEXTS.tooLarge(most) : undefined);
    setFile(isTooLarge ? undefined : chosen);
  };
  const add = (chosen: File): void =>
    upload.mutate(
      {
        params: { id },
        query: { fileName: chosen.name, ...(remark.trim() !== "" && { notes: remark.trim() }) },
        body: chosen,
      },
      {
        onSuccess: ({ fileName }) => {
          notices.show(FILES_TEXTS.added(fileName), { kind: "success", milliseconds: TOLD_MILLISECONDS });
          setFile(undefined);
          setRemark("");
        },
      },
    );
  return (
    <Card title={FILES_TEXTS.add} level={3}>
      {upload.isPending && file !== undefined ? (
        <UploadProgress fileName={file.name} part={part} />
      ) : (
        <div className="stack">
          <FileDrop label={FILES_TEXTS.choose} hint={FILES_TEXTS.chooseHint(most)} error={error} onFile={choose} />
          {file !== undefined && (
            <>
              <strong className="long-word" role="status">
                {UPLOAD_TEXTS.chosen(file.name, byteSize(file.size))}
              </strong>
              <div>
                <Label htmlFor="file-remark">{FILES_TEXTS.remark}</Label>
                <TextInput
                  id="file-remark"
                  name="file-remark"
                  type="text"
                  maxLength={LIMITS.commentLength}
                  value={remark}
                  onChange={(event) => setRemark(event.currentTarget.value)}
                />
              </div>
              <Button type="button" onClick={() => add(file)}>
                {FILES_TEXTS.addButton}
              </Button>
            </>
          )}
          <DialogFailure error={upload.error} />
        </div>
      )}
    </Card>
  );
}
