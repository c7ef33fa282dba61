import { ADD_PROJECT_FILE, LIMITS, LIST_PROJECT_FILES } from "@epb/contract";
import { Button, Label, TextInput } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useUpload } from "../../calls/use-upload.js";
import { Card } from "../../components/card.js";
import type { PickedFile } from "../../components/files/dropped-files.js";
import { FileDrop } from "../../components/files/file-drop.js";
import { NameList } from "../../components/files/name-list.js";
import { SendingList } from "../../components/files/sending-list.js";
import { sizeRefusal } from "../../components/files/size-refusal.js";
import { useSending } from "../../components/files/use-sending.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { byteSize } from "../../format/numbers.js";
import { useSite } from "../../site/site-context.js";
import { FILE_TEXTS } from "../../texts/file-texts.js";
import { FILES_TEXTS } from "./project-records-texts.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

/** Adds files to the project, with a remark. */
export function AddFile(): ReactElement {
  const { id } = useOpenProject();
  const { uploadBytes } = useSite();
  const [chosen, setChosen] = useState<readonly PickedFile[]>([]);
  const [remark, setRemark] = useState("");
  const { upload, part } = useUpload(ADD_PROJECT_FILE, [LIST_PROJECT_FILES, ...PROJECT_ANSWERS]);
  const notes = remark.trim();
  const sending = useSending({
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
          onFiles={setChosen}
        />
        {chosen.length > 0 && (
          <>
            <ChosenFiles files={chosen} />
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
                void sending.add(chosen).then(() => setRemark(""));
              }}
            >
              {FILES_TEXTS.addButton(chosen.length)}
            </Button>
          </>
        )}
        <SendingList sending={sending} part={part} />
      </div>
    </Card>
  );
}

/** Files to be uploaded: the single file, or the total size followed by each file. */
function ChosenFiles({ files }: { readonly files: readonly PickedFile[] }): ReactElement {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const names = files.map(({ path, file }) => UPLOAD_TEXTS.chosen(path, byteSize(file.size)));
  return (
    <div>
      <strong className="long-word" role="status">
        {names.length === 1 ? names[0] : FILE_TEXTS.chosen(names.length, byteSize(bytes))}
      </strong>
      {names.length > 1 && <NameList label={FILE_TEXTS.chosenList} names={names} />}
    </div>
  );
}
