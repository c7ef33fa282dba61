import { DOWNLOAD_PROJECT_FILE, LIST_PROJECT_FILES, type PresentedFile, REMOVE_PROJECT_FILE } from "@epb/contract";
import { type ReactElement, useState } from "react";
import { useDownload } from "../../calls/use-download.js";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { saveFile } from "../../components/save-file.js";
import { Spinner } from "../../components/spinner.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { RowAction } from "../../components/table/row-action.js";
import { instant } from "../../format/dates.js";
import { byteSize } from "../../format/numbers.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { FILES_TEXTS } from "./project-records-texts.js";

interface FileTableProps {
  readonly files: readonly PresentedFile[];
  readonly mayRemove: boolean;
}

/** The files of a project; the name of each downloads it. */
export function FileTable({ files, mayRemove }: FileTableProps): ReactElement {
  const { id } = useOpenProject();
  const download = useDownload(DOWNLOAD_PROJECT_FILE, saveFile);
  const [removing, setRemoving] = useState<PresentedFile>();
  return (
    <>
      <FramedTable caption={FILES_TEXTS.caption} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{FILES_TEXTS.name}</th>
            <th scope="col" className="is-number">
              {FILES_TEXTS.size}
            </th>
            <th scope="col">{FILES_TEXTS.notes}</th>
            <th scope="col">{FILES_TEXTS.by}</th>
            <th scope="col">{FILES_TEXTS.at}</th>
            {mayRemove && <th scope="col">{FILES_TEXTS.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <th scope="row">
                <RowAction
                  text={file.fileName}
                  label={FILES_TEXTS.download(file.fileName)}
                  isLong
                  onAct={() => download.mutate({ params: { id, fileId: file.id } })}
                />{" "}
                {download.isPending && download.variables.params.fileId === file.id && <Spinner />}
              </th>
              <td className="is-number">{byteSize(file.size)}</td>
              <td className="long-text">{file.notes}</td>
              <td>{file.userName}</td>
              <td>{instant(file.uploadDate)}</td>
              {mayRemove && (
                <td>
                  <RowAction
                    text={COMMON_TEXTS.remove}
                    label={FILES_TEXTS.remove(file.fileName)}
                    onAct={() => setRemoving(file)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </FramedTable>
      {removing !== undefined && <RemoveDialog file={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function RemoveDialog({ file, onClose }: { readonly file: PresentedFile; readonly onClose: () => void }): ReactElement {
  const { id } = useOpenProject();
  return (
    <ConfirmChange
      title={FILES_TEXTS.removeTitle(file.fileName)}
      confirm={COMMON_TEXTS.remove}
      isDanger
      call={REMOVE_PROJECT_FILE}
      input={{ params: { id, fileId: file.id } }}
      changes={[LIST_PROJECT_FILES, ...PROJECT_ANSWERS]}
      done={FILES_TEXTS.removed(file.fileName)}
      onClose={onClose}
    >
      <p>{FILES_TEXTS.removeText}</p>
    </ConfirmChange>
  );
}
