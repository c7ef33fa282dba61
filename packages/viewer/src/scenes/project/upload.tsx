import { ProjectAction, UPLOAD_PROJECT } from "@epb/contract";
import { type ReactElement, useState } from "react";
import { isFailure } from "../../api/api-failure.js";
import { useUpload } from "../../api/use-upload.js";
import { AlertBox } from "../../components/alert-box.js";
import { Card } from "../../components/card.js";
import { UploadProgress } from "../../components/files/upload-progress.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { PROJECT_TABS } from "../../texts/project-texts.js";
import { UPLOAD_TEXTS } from "../../texts/upload-texts.js";
import { DownloadProject } from "./download-project.js";
import { UploadFailure } from "./upload-failure.js";
import { type Uploaded, UploadResult } from "./upload-result.js";
import { WorkbookChoice } from "./workbook-choice.js";

/** Uploading the workbook of a project, and taking it along. @spec P §1 "upload project data" */
export function Upload(): ReactElement {
  const { state } = useOpenProject();
  return (
    <ProjectPart title={PROJECT_TABS.upload} lead={UPLOAD_TEXTS.lead}>
      <div className="stack">
        {state.allowedActions.includes(ProjectAction.Edit) ? (
          <UploadCard />
        ) : (
          <AlertBox kind="info" title={UPLOAD_TEXTS.notNowTitle}>
            {UPLOAD_TEXTS.notNow}
          </AlertBox>
        )}
        <DownloadProject />
      </div>
    </ProjectPart>
  );
}

function UploadCard(): ReactElement {
  const { id, state } = useOpenProject();
  // Of the project as it was when this was opened: what others save meanwhile is not written over unasked.
  const [opened, setOpened] = useState(state.revision);
  const [file, setFile] = useState<File>();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const { upload, part } = useUpload(UPLOAD_PROJECT, PROJECT_ANSWERS);
  const send = (chosen: File, from: number): void => {
    setUploaded(undefined);
    upload.mutate(
      {
        query: { fileName: chosen.name, projectId: id },
        body: chosen,
        headers: { "If-Match": `"${from}"` },
      },
      {
        onSuccess: ({ revision, findings, issues }) => {
          setUploaded({ fileName: chosen.name, from, revision, findings, issues });
          setOpened(revision);
          setFile(undefined);
        },
      },
    );
  };
  const isStale = isFailure(upload.error, 409) && upload.error.code === "stale";
  return (
    <>
      <Card title={UPLOAD_TEXTS.title} level={3}>
        <p>{UPLOAD_TEXTS.replaces}</p>
        {upload.isPending && file !== undefined ? (
          <UploadProgress fileName={file.name} part={part} afterwards={UPLOAD_TEXTS.reading} />
        ) : (
          <WorkbookChoice
            file={file}
            onChoose={(chosen) => {
              upload.reset();
              setUploaded(undefined);
              setFile(chosen);
            }}
            onUpload={() => file !== undefined && send(file, opened)}
          />
        )}
        {upload.error !== null && file !== undefined && (
          <UploadFailure
            fileName={file.name}
            error={upload.error}
            opened={opened}
            onUploadOver={isStale ? (revision) => send(file, revision) : undefined}
          />
        )}
      </Card>
      {uploaded !== undefined && <UploadResult uploaded={uploaded} />}
    </>
  );
}
