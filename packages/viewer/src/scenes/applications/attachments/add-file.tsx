import { APPLICATION_LIMITS } from "@epb/contract";
import type { ReactElement } from "react";
import { useUpload } from "../../../calls/use-upload.js";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { FileDrop } from "../../../components/files/file-drop.js";
import { SendingList } from "../../../components/files/sending-list.js";
import { useSending } from "../../../components/files/use-sending.js";
import { byteSize } from "../../../format/numbers.js";
import { useSite } from "../../../site/site-context.js";
import { ATTACHMENT_TEXTS as TEXTS } from "./attachment-texts.js";
import { fileRefusal, nameToSend } from "./file-refusal.js";

interface AddFileProps {
  /** Of the application. */
  readonly id: string;
  /** Files that it has. */
  readonly count: number;
}

/** Attaches files to a draft, and tells what came of each. */
export function AddFile({ id, count }: AddFileProps): ReactElement {
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
