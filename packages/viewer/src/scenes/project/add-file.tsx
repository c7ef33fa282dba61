import { ADD_PROJECT_FILE, LIMITS, LIST_PROJECT_FILES } from "@epb/contract";
import { Button, Label, TextInput } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useUpload } from "../../api/use-upload.js";
import { Card } from "../../components/card.js";
import { FileDrop } from "../../components/files/file-drop.js";
import { SendingList } from "../../components/files/sending-list.js";
import { sizeRefusal } from "../../components/files/size-refusal.js";
import { useSending } from "../../components/files/use-sending.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { byteSize } from "../../format/numbers.js";
import { useSite } from "../../site/site-context.js";
import { FILES_TEXTS } from "../../texts/project-records-texts.js";
import { UPLOAD_TEXTS } from "../../texts/upload-texts.js";

/** Adds files to the project, with a remark. */
export function AddFile(): ReactElement {
  const { id } = useOpenProject();
  const { uploadBytes } = useSite();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [remark, setRemark] = useState("");
  const { upload, part } = useUpload(ADD_PROJECT_FILE, [LIST_PROJECT_FILES, ...PROJECT_ANSWERS]);
  const notes = remark.trim();
  const { files, add } = useSending({
    refusal: (file) => sizeRefusal(file, uploadBytes),
    send: (file) =>
      upload.mutateAsync({
        params: { id },
        query: { fileName: file.name, ...(notes !== "" && { notes }) },
        body: file,
      }),
  });
  return (
    <Card title={FILES_TEXTS.add} level={3}>
      <div className="stack">
        <FileDrop
          label={FILES_TEXTS.choose}
          hint={FILES_TEXTS.chooseHint(byteSize(uploadBytes))}
          isMultiple
          onFiles={(picked) => setChosen(picked.map(({ file }) => file))}
        />
        {chosen.length > 0 && (
          <>
            <ul className="chosen-files" role="status">
              {chosen.map((file, index) => (
                // Files of different folders can have one name.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={index} className="long-word">
                  {UPLOAD_TEXTS.chosen(file.name, byteSize(file.size))}
                </li>
              ))}
            </ul>
            <div>
              <Label htmlFor="file-remark">{FILES_TEXTS.remark(chosen.length)}</Label>
              <TextInput
                id="file-remark"
                name="file-remark"
                type="text"
                maxLength={LIMITS.commentLength}
                value={remark}
                onChange={(event) => setRemark(event.currentTarget.value)}
              />
            </div>
            <Button
              type="button"
              onClick={() => {
                setChosen([]);
                void add(chosen).then(() => setRemark(""));
              }}
            >
              {FILES_TEXTS.addButton(chosen.length)}
            </Button>
          </>
        )}
        <SendingList files={files} part={part} />
      </div>
    </Card>
  );
}
