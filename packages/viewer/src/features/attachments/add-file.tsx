import { APPLICATION_LIMITS } from "@epb/contract";
import { type ReactElement, useState } from "react";
import { useUpload } from "../../api/use-upload.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { FileDrop } from "../../components/file-drop.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { UploadProgress } from "../../components/upload-progress.js";
import { failureText } from "../../errors/failure-text.js";
import { byteSize } from "../../format/numbers.js";
import { useSite } from "../../site/site-context.js";
import { ATTACHMENT_TEXTS as TEXTS } from "../../texts/attachment-texts.js";
import { fileRefusal, nameToSend } from "./file-refusal.js";

interface AddFileProps {
  /** Of the application. */
  readonly id: string;
  /** Files that it has. */
  readonly count: number;
}

/** Attaches a file to a draft, and shows how much of it has gone out. */
export function AddFile({ id, count }: AddFileProps): ReactElement {
  const { calls } = useApplicationArea();
  const { uploadBytes, supportEmail } = useSite();
  const notices = useNotices();
  const { upload, part } = useUpload(calls.addFile, [calls.get, calls.list]);
  const [fileName, setFileName] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const isFull = count >= APPLICATION_LIMITS.files;
  const send = (file: File): void => {
    const why = fileRefusal(file, { count, mostBytes: uploadBytes });
    setRefusal(why);
    if (why !== undefined) return;
    const name = nameToSend(file.name);
    setFileName(name);
    const body = new Blob([file], { type: "application/octet-stream" });
    const input = { params: { id }, query: { fileName: name }, body };
    upload.mutate(input, {
      onSuccess: () => notices.show(TEXTS.uploaded(name), { kind: "success", milliseconds: 4000 }),
      onError: (error) => setRefusal(TEXTS.failed(name, failureText(error, supportEmail) ?? "")),
    });
  };
  if (upload.isPending) return <UploadProgress fileName={fileName} part={part} />;
  return (
    <FileDrop
      label={TEXTS.add}
      hint={isFull ? TEXTS.full : TEXTS.hint(byteSize(uploadBytes), APPLICATION_LIMITS.files)}
      isDisabled={isFull}
      error={refusal}
      onFile={send}
    />
  );
}
